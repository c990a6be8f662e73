"""The command ``schema``: JSON Schema of all that others read and write."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from adapters.port import Reply, Request
from touchstone.exported import ExportedCase
from touchstone.questions import QuestionAndAnswer
from touchstone.records import ReportLine

SCHEMAS: Mapping[str, tuple[str, Any]] = MappingProxyType(
    {
        "request": ("What the suite says to an engine; on the wire with an `id` besides.", Request),
        "reply": ("What an engine answers; on the wire with a `re` besides.", Reply),
        "case": ("A file of `touchstone export`.", ExportedCase),
        "qa": ("A line of `touchstone export --format qa`.", QuestionAndAnswer),
        "report": ("A line of `touchstone run --report`.", ReportLine),
    }
)
"""Every schema, by its name."""


def schema(name: str) -> str:
    """Return one as JSON.

    >>> json.loads(schema("request"))["$schema"]
    'https://json-schema.org/draft/2020-12/schema'
    """
    about, kind = SCHEMAS[name]
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": name, "description": about}
    return json.dumps(head | msgspec.json.schema(kind), ensure_ascii=False, indent=1)
