"""Write anew what documents take from the code: ``python -m tests.docs``."""

from tests.docs.test_oracle import ORACLE, with_rows
from tests.docs.test_port import PORT, with_transcript

ORACLE.write_text(with_rows(ORACLE.read_text("utf-8")), "utf-8")
PORT.write_text(with_transcript(PORT.read_text("utf-8")), "utf-8")
