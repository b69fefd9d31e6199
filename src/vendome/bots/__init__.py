"""Who plays when no person does."""

from vendome.bots.company import Company
from vendome.bots.protocol import Bot, Opinion
from vendome.bots.roster import LEVELS, find_bot, seated
from vendome.bots.witness import Witness

__all__ = ["LEVELS", "Bot", "Company", "Opinion", "Witness", "find_bot", "seated"]
