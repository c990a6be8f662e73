"""Feature files to cases.

Gherkin's own parser reads the file; what the lines mean is the business of :mod:`steps.builder`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from steps.builder import Builder, Keyword
from steps.case import Both, Case
from steps.errors import CaseError, WrongText
from steps.game import GAMES, game
from steps.tags import Tag, fields, merge, read_tag
from steps.words import Language

_label = re.compile(r"(Title|Q|A) \((en|zh)\)[:：]?\s*(.*)", re.IGNORECASE)
_KEYWORDS: Mapping[str, Keyword] = {"Context": "given", "Action": "when", "Outcome": "then"}
_broken = re.compile(r"^\(\d+:\d+\): ")


class Compiled(NamedTuple):
    """The cases of a file, and what kept others from being read."""

    cases: list[Case]
    errors: list[CaseError]


def compile_path(
    path: Path | str, shown: str | None = None, wanted: Callable[[str], bool] | None = None
) -> Compiled:
    """Read the cases of a file; a scenario that cannot be read is an error and the others go on.

    ``shown`` is how the path is written in errors and ids; ``wanted`` picks scenarios by their id.
    """
    shown = shown if shown is not None else str(path)
    try:
        text = _decode(Path(path).read_bytes(), shown)
    except OSError as problem:
        return Compiled([], [CaseError(shown, 0, f"cannot be read: {problem.strerror}")])
    except CaseError as problem:
        return Compiled([], [problem])
    return compile_text(text, shown, wanted)


def _decode(data: bytes, shown: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        message = f"not UTF-8 (byte {data[problem.start]:#04x}): save the file as UTF-8"
        raise CaseError(shown, line, message) from None


def compile_text(text: str, path: str = "<text>", wanted: Callable[[str], bool] | None = None) -> Compiled:
    """Read the cases of the text of a feature file."""
    try:
        feature = _parse(text, path)
    except CaseError as problem:
        return Compiled([], [problem])
    compiled = Compiled([], [])
    titles: dict[str, int] = {}
    source = text.split("\n")
    try:
        scenarios = list(_scenarios(feature, path))
    except CaseError as problem:
        return Compiled([], [problem])
    for scenario in scenarios:
        line = scenario.node["location"]["line"]
        try:
            title = scenario.node["name"]
            if title in titles:
                message = (
                    f'the title "{title}" stands at line {titles[title]} too: titles are unique in a file'
                )
                raise CaseError(path, line, message)
            titles[title] = line
            if wanted is None or wanted(scenario.id(path)):
                compiled.cases.append(scenario.compile(path, source))
        except CaseError as problem:
            compiled.errors.append(problem)
        except WrongText as wrong:
            compiled.errors.append(CaseError(path, wrong.line or line, str(wrong)))
    if not scenarios:
        compiled.errors.append(CaseError(path, 1, "no scenario in this file"))
    return compiled


def _parse(text: str, path: str) -> Mapping[str, Any]:
    from gherkin.errors import CompositeParserException, ParserError  # the parser is heavy: only when needed
    from gherkin.parser import Parser

    try:
        document = Parser().parse(text)
    except (CompositeParserException, ParserError) as problem:
        first = getattr(problem, "errors", [problem])[0]
        raise CaseError(path, first.location["line"], _broken_gherkin(str(first))) from None
    feature = document.get("feature")
    if feature is None:
        raise CaseError(path, 1, 'no "Feature:" in this file')
    if feature["language"] not in ("en", "zh-CN"):
        raise CaseError(path, 1, f'language "{feature["language"]}": cases are in en or zh-CN')
    return dict(feature)


def _broken_gherkin(message: str) -> str:
    message = _broken.sub("", message)
    if (found := re.match(r"expected: (.*), got '(.*)'$", message, re.DOTALL)) is not None:
        names = {
            "StepLine": "a step (Given, When, Then, And)",
            "ScenarioLine": "Scenario:",
            "TagLine": "tags",
        }
        names |= {"FeatureLine": "Feature:", "TableRow": "a table row"}
        expected = [names[item] for item in re.findall(r"#(\w+)", found.group(1)) if item in names]
        return f'broken Gherkin: "{found.group(2)}" cannot stand here; expected {" or ".join(expected)}'
    return f"broken Gherkin: {message}"


# -- scenarios ----------------------------------------------------------------------------------------------


class _Scenario(NamedTuple):
    """A scenario with what its file says for it."""

    node: Mapping[str, Any]
    tags: list[Tag]
    background: Sequence[Mapping[str, Any]]
    language: Language

    def id(self, path: str) -> str:
        """Return the permanent id, or where there is none the place."""
        return next(
            (value for kind, value in self.tags if kind == "id"), f"{path}:{self.node['location']['line']}"
        )

    def compile(self, path: str, source: Sequence[str]) -> Case:
        """Return the case; ``source`` are the lines of its file."""
        node = self.node
        line = node["location"]["line"]
        if node.get("examples"):
            message = (
                "a Scenario Outline is not read: one Scenario is one case; write each row as its own Scenario"
            )
            raise CaseError(path, line, message)
        texts, described = _described(node, source, path, self.language)
        builder = Builder(self._game(path), path=path, language=self.language)
        keyword: Keyword | None = None
        for number, step in enumerate((*self.background, *node["steps"])):
            own_first = number == len(self.background)
            try:
                keyword = _keyword(step, keyword)
                _add(builder, keyword, step)
            except (CaseError, WrongText) as wrong:
                at = step["location"]["line"]
                message = wrong.message if isinstance(wrong, CaseError) else str(wrong)
                if own_first and line < described == at - 1:
                    word = step["keyword"].strip()
                    message += f' (a wrapped description line that begins with "{word}" becomes a step:'
                    message += " keep Q and A on one line each)"
                raise CaseError(path, wrong.line or at, message) from None
        return Case(
            id=self.id(path),
            title=texts["title"],
            question=texts["q"],
            answer=texts["a"],
            language=self.language,
            path=path,
            line=line,
            **builder.parts(),
            **fields(self.tags),
        )

    def _game(self, path: str) -> str:
        named = next((value for kind, value in self.tags if kind == "game"), None)
        if named is not None:
            return game(named).id
        if len(GAMES) > 1:
            raise WrongText(
                f"which game? tag the feature with {' or '.join(f'@game:{name}' for name in GAMES)}"
            )
        return next(iter(GAMES))


def _keyword(step: Mapping[str, Any], before: Keyword | None) -> Keyword:
    kind = step["keywordType"]
    if kind in _KEYWORDS:
        return _KEYWORDS[kind]
    if before is None:
        raise WrongText(f'"{step["keyword"].strip()}" continues a step: the first one is Given, When or Then')
    return before


def _add(builder: Builder, keyword: Keyword, step: Mapping[str, Any]) -> None:
    line = step["location"]["line"]
    if "docString" in step:
        raise WrongText("a text block has no meaning here", step["docString"]["location"]["line"])
    rows = step.get("dataTable", {}).get("rows", ())
    table = [[cell["value"] for cell in row["cells"]] for row in rows]
    builder.add(keyword, step["text"], table, line, [row["location"]["line"] for row in rows])


def _scenarios(feature: Mapping[str, Any], path: str) -> Iterator[_Scenario]:
    language: Language = "zh" if feature["language"] == "zh-CN" else "en"

    def walk(
        parent: Mapping[str, Any], inherited: list[Tag], steps: Sequence[Mapping[str, Any]]
    ) -> Iterator[_Scenario]:
        inherited = _merged(inherited, parent, path)
        for child in parent["children"]:
            if "background" in child:
                steps = (*steps, *child["background"]["steps"])
            elif "rule" in child:
                yield from walk(child["rule"], inherited, steps)
            else:
                node = child["scenario"]
                yield _Scenario(node, _merged(inherited, node, path), steps, language)

    return walk(feature, [], ())


def _merged(inherited: list[Tag], node: Mapping[str, Any], path: str) -> list[Tag]:
    """Return the tags of a feature, rule or scenario, with those it inherits."""
    try:
        return merge(inherited, _tags(node, path))
    except WrongText as wrong:
        raise CaseError(path, node["location"]["line"], str(wrong)) from None


def _tags(node: Mapping[str, Any], path: str) -> list[Tag]:
    tags = []
    for tag in node["tags"]:
        try:
            tags.append(read_tag(tag["name"]))
        except WrongText as wrong:
            raise CaseError(path, tag["location"]["line"], str(wrong)) from None
    return tags


def _described(
    node: Mapping[str, Any], source: Sequence[str], path: str, language: Language
) -> tuple[dict[str, Both], int]:
    """Return the texts under a title in both languages, and the line of the last one.

    A file may describe its scenarios freely; beside labelled lines, other text is one of them wrapped, and
    would be lost.
    """
    found: dict[tuple[str, str], str] = {("title", language): node["name"]}
    last = node["location"]["line"]
    label, free = "", 0
    for number, text in _description_lines(node, source):
        last = number
        if (match := _label.match(text)) is not None:
            label = f"{match.group(1)} ({match.group(2)})"
            key = match.group(1).lower(), match.group(2).lower()
            if key in found:
                raise CaseError(path, number, f"{label} stands there twice")
            found[key] = match.group(3).strip()
        elif label:
            message = f'"{text}" is neither Title, Q nor A: keep the text of "{label}" on one unwrapped line'
            raise CaseError(path, number, message)
        else:
            free = free or number
    if label and free:
        message = (
            f'"{source[free - 1].strip()}" is neither Title, Q nor A: keep the title on one unwrapped line'
        )
        raise CaseError(path, free, message)
    return {
        key: Both(found.get((key, "en"), ""), found.get((key, "zh"), "")) for key in ("title", "q", "a")
    }, last


def _description_lines(node: Mapping[str, Any], source: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Return the described lines with their numbers; the parser leaves out comments and first empty lines."""
    at = node["location"]["line"]
    for line in filter(None, map(str.strip, node["description"].split("\n"))):
        while source[at].strip() != line:
            at += 1
        at += 1
        yield at, line
