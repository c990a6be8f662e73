"""The page of several reports: what its data says, and that nothing an engine says becomes markup."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from adapters.port import EngineInfo
from tests.touchstone.reports import EVIL, case, write
from touchstone._page_words import WORDS
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.suite import case_hash


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def page(*reports: str, lang: str = "en") -> str:
    assert run_command(["report", *reports, "--as", "html", "-o", "page.html", "--lang", lang]) == 0
    return Path("page.html").read_text("utf-8")


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.DOTALL)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


class Elements(HTMLParser):
    """Collects the elements of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def known(identity: str) -> str:
    found = Corpus().case(identity)
    assert found is not None
    return case_hash(found)


def test_one_row_a_case_and_one_column_a_report() -> None:
    write("a.jsonl", case("rb-basic-move"), case("rb-only-a", title="Only A"))
    write("b.jsonl", case("rb-basic-move", "fail", kind="fact", seen="base", expected="battlefield A"))
    data = data_of(page("a.jsonl", "b.jsonl"))
    assert data["engines"] == ["Mine 2 (1)", "Mine 2 (2)"]
    rows = {row["id"]: row for row in data["cases"]}
    assert [result["verdict"] for result in rows["rb-basic-move"]["results"]] == ["pass", "fail"]
    assert rows["rb-only-a"]["results"][1] is None
    assert data["texts"][rows["rb-basic-move"]["results"][1]["seen"]] == "base"
    assert rows["rb-only-a"]["title"] == ["Only A", ""]
    assert "steps" not in rows["rb-only-a"]


def test_a_case_has_both_languages_and_where_it_stopped() -> None:
    corpus = Corpus()
    whole = corpus.case("rb-basic-move")
    assert whole is not None
    line = whole.steps[-1].line
    write("a.jsonl", case("rb-basic-move", "fail", hash=known("rb-basic-move"), line=line))
    data = data_of(page("a.jsonl"))
    (row,) = data["cases"]
    assert row["title"] == [whole.title.en, whole.title.zh]
    assert not row["changed"]
    assert row["results"][0]["at"] == len(whole.steps) - 1
    assert len(row["steps"]) == len(whole.steps)
    english, chinese = (data["texts"][number] for number in row["steps"][0][1])
    assert english.isascii()
    assert not chinese.isascii()


def test_a_case_that_was_changed_since_is_not_said_to_stop_anywhere() -> None:
    write("a.jsonl", case("rb-basic-move", "fail", hash="another", line=3))
    (row,) = data_of(page("a.jsonl"))["cases"]
    assert row["changed"]
    assert "at" not in row["results"][0]


def test_each_edition_of_a_case_has_a_row() -> None:
    write("a.jsonl", case("rb-x", edition="vendetta"), case("rb-x", "fail"))
    write("b.jsonl", case("rb-x"))
    rows = {row["key"]: row for row in data_of(page("a.jsonl", "b.jsonl"))["cases"]}
    assert set(rows) == {"rb-x@vendetta", "rb-x@radiance"}
    assert rows["rb-x@vendetta"]["results"][1] is None


def test_cases_are_found_by_card_keyword_and_document() -> None:
    write("a.jsonl", *(case(each) for each in ("rb-hb-flash", "rb-kw-hidden-1", *_of_file("keyword_hidden"))))
    data = data_of(page("a.jsonl"))
    rows = {row["id"]: row for row in data["cases"]}
    flash = rows["rb-hb-flash"]
    assert ["Hidden Blade", "暗刃"] in [data["cards"][number] for number in flash["cards"]]
    assert data["topics"][flash["topic"]]["title"] == ["Hidden Blade", "暗刃"]
    assert "faq-vendetta" in Corpus().case("rb-hb-flash").sources[0]  # type: ignore[union-attr]
    assert data["documents"][flash["sources"][0][0]]["authority"] == "official"
    hidden = rows[_of_file("keyword_hidden")[0]]
    assert next(data["topics"][number]["title"][0] for number in hidden["keywords"]) == "Hidden"


def _of_file(stem: str) -> list[str]:
    return [identity for identity, path in Corpus().index().items() if path.stem == stem]


def test_unconfirmed_cases_count_apart() -> None:
    write("a.jsonl", case("rb-1"), case("rb-2", "fail"), case("rb-3", "fail", unconfirmed=True))
    text = page("a.jsonl")
    figures = re.findall(r'data-t="(\w+)">[^<]*</span></th>.*?<td>(\d+) / (\d+)</td>', text, re.DOTALL)
    assert figures == [("official", "1", "2"), ("uncounted", "0", "1")]


def test_a_run_that_was_cut_short_says_so() -> None:
    write("a.jsonl", case("rb-1"), whole=False)
    assert "the run was cut short" in page("a.jsonl")


@pytest.mark.parametrize("url", [f"javascript:{EVIL}", "data:text/html,x", 'https://x" onclick="alert(1)'])
def test_nothing_that_an_engine_says_becomes_markup(url: str) -> None:
    info = EngineInfo(EVIL, EVIL, language=EVIL, url=url)
    evil = case(EVIL, "fail", title=EVIL, seen=EVIL, expected=EVIL, again=EVIL, rule=EVIL, step=EVIL)
    write("a.jsonl", evil, case("rb-basic-move", "unsupported", missing=(EVIL,)), engine_info=info)
    write("plain.jsonl", case("rb-basic-move"))
    hostile, plain = page("a.jsonl"), page("plain.jsonl")
    tags = [tag for tag, _ in Elements(hostile).found]
    assert sorted(set(tags)) == sorted({tag for tag, _ in Elements(plain).found})
    assert tags.count("script") == 2
    assert not [
        values for _, values in Elements(hostile).found if any(name.startswith("on") for name in values)
    ]
    assert not [values["href"] for tag, values in Elements(hostile).found if tag == "a"]
    assert data_of(hostile)["cases"][-1]["title"][0] == EVIL


def test_the_page_asks_for_nothing_from_elsewhere() -> None:
    write("a.jsonl", case("rb-basic-move"))
    text = page("a.jsonl")
    loading = [
        (tag, name) for tag, values in Elements(text).found for name in values if name in {"src", "srcset"}
    ]
    assert not loading
    assert not [tag for tag, _ in Elements(text).found if tag in {"link", "iframe", "object", "img"}]
    assert "url(" not in text
    assert "@import" not in text
    assert "default-src 'none'" in text


def test_every_word_of_the_script_is_there_in_both_languages() -> None:
    folder = Path(__file__).resolve().parents[2] / "touchstone" / "pages"
    script = (folder / "report.js").read_text("utf-8")
    named = set(re.findall(r'word\("(\w+)"\)', script))
    assert named
    assert named <= set(WORDS)
    for key, (english, chinese) in WORDS.items():
        assert english.replace("…", "").isascii(), key
        assert chinese != english or not english.isalpha(), key


def test_the_chosen_language_stands_in_the_page() -> None:
    write("a.jsonl", case("rb-basic-move"))
    assert '<html lang="zh-CN">' in page("a.jsonl", lang="zh")


def test_it_is_printed_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    write("a.jsonl", case("rb-basic-move"))
    assert run_command(["report", "a.jsonl", "--as", "html"]) == 0
    assert capsys.readouterr().out.startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["a.jsonl", "a.jsonl", "--as", "junit"], "--as junit takes one report"),
        (["a.jsonl", "--as", "html", "-o", "no/where.html"], "no/where.html cannot be written"),
        (["--as", "html"], "Missing argument 'FILE...'"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write("a.jsonl", case())
    assert run_command(["report", *arguments]) == 2
    shown = capsys.readouterr().err
    assert message in shown
    assert shown.count("\n") == 1
