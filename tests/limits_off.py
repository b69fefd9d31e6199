"""The limits of a server that tests are freed from: they ask and move faster than any person. What protects a server
from that has tests of its own."""

import re
from dataclasses import fields

from vendome.table.settings import Settings

LIMITS = tuple(field.name for field in fields(Settings) if re.search("_per_(second|minute|hour)$", field.name))
