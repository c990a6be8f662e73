"""Where the cases are found, and how little is read to find one."""

from pathlib import Path

import pytest

from touchstone.corpus import Corpus, Reading, default_root
from touchstone.selection import select


def test_in_a_checkout_the_cases_stand_beside_the_package(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "touchstone" / "features").mkdir(parents=True)
    assert default_root(tmp_path / "touchstone") == tmp_path / "features"


def test_installed_the_cases_are_in_the_package(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()  # of somebody else
    (tmp_path / "touchstone" / "features").mkdir(parents=True)
    assert default_root(tmp_path / "touchstone") == tmp_path / "touchstone" / "features"


def test_only_the_file_of_an_id_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    corpus = Corpus()
    parsed: list[str] = []
    whole = Corpus._parse

    def parse(self: Corpus, path: Path) -> Reading:
        parsed.append(path.name)
        return whole(self, path)

    monkeypatch.setattr(Corpus, "_parse", parse)
    case = corpus.case("rb-hb-flash")
    assert case is not None
    assert case.id == "rb-hb-flash"
    assert parsed == ["hidden_blade.feature"]


def test_the_index_knows_every_case_and_no_other() -> None:
    corpus = Corpus()
    assert {case.id for case in corpus.everything().cases} == set(corpus.index())
    assert not corpus.everything().problems


def test_a_tag_selects_what_stands_below_it() -> None:
    corpus = Corpus()
    below = select(corpus, ["@source:faq-vendetta"]).cases
    assert below
    assert all(any(source.startswith("faq-vendetta#") for source in case.sources) for case in below)
    assert len(select(corpus, ["@rule:359"]).cases) > len(select(corpus, ["@rule:359.3.e.2"]).cases) > 0


def test_what_is_named_twice_is_selected_once() -> None:
    corpus = Corpus()
    path = str(corpus.index()["rb-hb-flash"])
    once = select(corpus, [path]).cases
    assert select(corpus, ["rb-hb-flash", path, "@game:riftbound"]).cases != once
    assert len(select(corpus, ["rb-hb-flash", path]).cases) == len(once)
