"""What an engine may do wrong on the way, apart from a wrong answer: each becomes a verdict of its case."""


class InvalidReplyError(Exception):
    """The engine broke the protocol; the message names what is wrong and where."""


class EngineTimeoutError(Exception):
    """The engine did not answer in time; the message says to what, and within how long."""


class EngineDiedError(Exception):
    """The engine's process ended, or closed its output; the message says how, and its last words."""
