"""Who plays when no person does."""

from vendome.bots.company import Company
from vendome.bots.protocol import Bot, Opinion
from vendome.bots.roster import CHARACTERS, LEVELS, find_bot, seated
from vendome.bots.witness import Witness

__all__ = ["CHARACTERS", "LEVELS", "Bot", "Company", "Opinion", "Witness", "find_bot", "seated"]
