"""Pages from the templates in ``pages``: everything filled in is escaped, data goes in as JSON."""

import base64
import hashlib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import jinja2


@cache
def _templates() -> "jinja2.Environment":
    import jinja2  # not for the commands that make no page

    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("touchstone", "pages"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
    )
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return environment


def page(name: str, values: Mapping[str, object]) -> str:
    """Return a page: ``NAME.html.j2`` with the shared look, its own style and script, and the values.

    No other script runs in it: the template lets the browser have the hash of this one only.
    """
    from markupsafe import Markup

    def part(file: str) -> Markup:
        environment = _templates()
        assert environment.loader is not None
        return Markup(environment.loader.get_source(environment, file)[0])

    script = part(f"{name}.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return (
        _templates()
        .get_template(f"{name}.html.j2")
        .render(
            **values,
            look=part("look.css"),
            style=part(f"{name}.css"),
            script=script,
            script_hash=f"sha256-{digest}",
        )
    )
