"""The page of several reports in a browser, without a network: as its reader meets it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from adapters.port import EngineInfo
from tests.browser import chromium
from tests.touchstone.reports import EVIL, case, write
from touchstone.cli import run_command
from touchstone.corpus import Corpus
from touchstone.suite import case_hash

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

WIDTHS = (360, 1280)


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of three engines with every case: right, wrong and hostile, lacking something."""
    folder = tmp_path_factory.mktemp("page")
    every = [(one.id, case_hash(one), one.steps[-1].line) for one in Corpus().everything().cases]
    right = [case(name, hash=known) for name, known, _ in every]
    wrong = [
        case(
            name,
            "fail",
            hash=known,
            line=line,
            kind="fact",
            seen=EVIL,
            expected="3",
            again=f"touchstone run {name}",
        )
        for name, known, line in every
    ]
    lacking = [case(name, "unsupported", hash=known, missing=("can:hide",)) for name, known, _ in every]
    files = [
        write(folder / "right.jsonl", *right, engine_info=EngineInfo("Right", "1")),
        write(folder / "wrong.jsonl", *wrong, engine_info=EngineInfo(f"Wrong {EVIL}", "x" * 80)),
        write(folder / "lacking.jsonl", *lacking, engine_info=EngineInfo("Lacking", "0.1")),
    ]
    out = folder / "page.html"
    assert run_command(["report", *map(str, files), "--as", "html", "-o", str(out)]) == 0
    return out.as_uri()


@pytest.fixture(params=WIDTHS)
def page(request: pytest.FixtureRequest, browser: "Browser", address: str) -> Iterator["Page"]:
    """The page, opened offline; anything said on the console fails the test."""
    context = browser.new_context(viewport={"width": request.param, "height": 800}, offline=True)
    opened = context.new_page()
    said: list[str] = []
    opened.on("console", lambda message: said.append(message.text))
    opened.on("pageerror", lambda error: said.append(str(error)))
    opened.on("dialog", lambda dialog: said.append(f"dialog {dialog.message}"))
    opened.on("request", lambda asked: said.append(asked.url) if asked.url != address else None)
    opened.goto(address)
    yield opened
    context.close()
    assert said == []


def narrow_enough(page: "Page") -> bool:
    """Whether nothing hangs out of the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def choose(page: "Page", name: str, value: str) -> None:
    page.evaluate("document.getElementById('more').open = true")
    page.select_option(f"#by-{name}", value)


def test_every_case_has_a_row_and_nothing_hangs_out(page: "Page") -> None:
    assert page.locator("tr.row").count() == len(Corpus().index())
    assert narrow_enough(page)


def test_search_and_filters_find(page: "Page") -> None:
    page.keyboard.press("/")
    page.keyboard.type("rb-hb-flash")
    assert {row.get_attribute("data-case") for row in page.locator("[data-case]").all()} == {
        identity for identity in Corpus().index() if "rb-hb-flash" in identity
    }
    page.fill("#search", "暗刃")
    assert page.locator('[data-case="rb-hb-flash"]').count() == 1
    page.click("#clear")
    choose(page, "level", "rulings")
    assert page.locator("tr.row").count() == len(Corpus().index())  # each record says it is a ruling
    assert page.locator("#empty").is_hidden()


def test_filters_work_together(page: "Page") -> None:
    choose(page, "verdict", "fail")
    page.fill("#by-rule", "811")
    of_rule = page.locator("tr.row").count()
    assert 0 < of_rule < len(Corpus().index())
    choose(page, "engine", "0")
    assert page.locator("tr.row").count() == 0
    assert page.locator("#empty").is_visible()


def test_a_failure_unfolds_to_all_that_is_known(page: "Page") -> None:
    page.fill("#search", "rb-hb-flash")
    page.locator('[data-case="rb-hb-flash"]').press("Enter")
    detail = page.locator('tr[data-of="rb-hb-flash"]')
    said = detail.inner_text()
    whole = Corpus().case("rb-hb-flash")
    assert whole is not None
    for words in (whole.question.en, whole.answer.en, "you play Hidden Blade", "touchstone run rb-hb-flash"):
        assert words in said
    assert "359.3.e.14.a" in said
    assert "can:hide" in said
    assert detail.locator("li.stopped").count() == 1
    links = [link.get_attribute("href") or "" for link in detail.locator("a").all()]
    assert links
    assert all(link.startswith("https://") for link in links)
    assert narrow_enough(page)


def test_the_words_of_an_engine_are_shown_as_text(page: "Page") -> None:
    page.locator("[data-case]").first.click()
    assert page.locator("dd.seen").first.text_content() == EVIL
    assert page.locator("img").count() == 0
    assert page.locator("script").count() == 2


def test_the_language_changes_in_place(page: "Page") -> None:
    page.fill("#search", "rb-hb-flash")
    page.locator('[data-case="rb-hb-flash"]').click()
    page.click("[data-lang=zh]")
    said = page.locator('tr[data-of="rb-hb-flash"]').inner_text()
    whole = Corpus().case("rb-hb-flash")
    assert whole is not None
    assert whole.answer.zh in said
    assert "【暗刃】" in said
    assert page.evaluate("document.documentElement.lang") == "zh-CN"
    assert narrow_enough(page)
    page.click("[data-lang=en]")
    assert whole.answer.en in page.locator('tr[data-of="rb-hb-flash"]').inner_text()


def test_an_address_names_a_case(page: "Page") -> None:
    page.evaluate("location.hash = 'case=rb-hb-flash'")
    page.wait_for_selector('tr[data-of="rb-hb-flash"]')
    assert page.evaluate("document.activeElement.dataset.case") == "rb-hb-flash"


def test_the_name_of_a_case_stays_in_view_beside_many_engines(page: "Page") -> None:
    page.evaluate("document.getElementById('box').classList.add('many')")
    page.add_style_tag(content=".matrix td { min-width: 600px }")
    page.evaluate("document.getElementById('box').scrollLeft = 500")
    assert narrow_enough(page)
    left = page.locator("th.case").nth(1).bounding_box()
    box = page.locator("#box").bounding_box()
    assert left is not None
    assert box is not None
    assert abs(left["x"] - box["x"]) <= 2


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_stand_out_from_their_ground(browser: "Browser", address: str, scheme: str) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light", offline=True)
    page = context.new_page()
    page.goto(address)
    page.fill("#search", "rb-hb-flash")
    page.locator('[data-case="rb-hb-flash"]').click()
    weak = page.evaluate(CONTRAST)
    context.close()
    assert weak == []


CONTRAST = """() => {
  const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => {
    const linear = (one) => (one <= .04045 ? one / 12.92 : ((one + .055) / 1.055) ** 2.4);
    const [x, y, z] = [r, g, b].map((one) => linear(one / 255));
    return .2126 * x + .7152 * y + .0722 * z;
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const found = channels(getComputedStyle(at).backgroundColor);
      if (found.length < 4 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  const weak = new Set();
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
    if (!own || !element.checkVisibility() || element.matches("script, style, option")) continue;
    const colours = [channels(getComputedStyle(element).color), ground(element)];
    const [a, b] = colours.map(light).sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05);
    if (ratio < 4.5) weak.add(`${element.tagName} ${element.className} ${ratio}`);
  }
  return [...weak];
}"""
"""Names the elements whose text has less than 4.5 : 1 to the ground behind it (WCAG 2.2, 1.4.3)."""
