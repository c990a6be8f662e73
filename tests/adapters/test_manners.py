"""The oracle with other manners passes the same cases: the answer is judged, not the conversation."""

import msgspec
import pytest

from adapters.oracle import OracleEngine
from adapters.port import Act, Choose, May, Reply, Request, Unsupported, Welcome
from touchstone.corpus import Corpus
from touchstone.documents import Documents
from touchstone.editions import jobs
from touchstone.suite import Suite


class Plain(OracleEngine):
    """Cannot say what would be legal, shows no reasons and no views: everything has to be tried."""

    def handle(self, request: Request, /) -> Reply:
        """Answer one request."""
        if isinstance(request, May):
            return Unsupported("can:may")
        reply = super().handle(request)
        if isinstance(reply, Welcome):
            left = tuple(name for name in reply.can if name not in ("may", "reasons", "views"))
            return msgspec.structs.replace(reply, can=left)
        return reply


class Late(Plain):
    """Takes no choice along with an action, and asks for each."""

    def handle(self, request: Request, /) -> Reply:
        """Answer one request."""
        if isinstance(request, Act) and hasattr(request.action, "choices"):
            kept = 1 if isinstance(request.action, Choose) else 0
            request = Act(msgspec.structs.replace(request.action, choices=request.action.choices[:kept]))
        return super().handle(request)


@pytest.mark.parametrize("engine", [Plain, Late])
def test_manners_do_not_change_a_verdict(engine: type[OracleEngine]) -> None:
    corpus = Corpus()
    oracle = Suite("oracle", corpus.case)
    other = Suite("other", corpus.case, factory=engine)
    editions = Documents(corpus).editions()
    for job in jobs(corpus.everything().cases, editions, None, oracle.declares):
        ours, theirs = oracle.finding(job.case, job.edition), other.finding(job.case, job.edition)
        assert theirs.verdict == ours.verdict, (job.case.id, theirs)
