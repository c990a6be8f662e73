"""From text to the case language: phrases in English and Chinese, per game."""
