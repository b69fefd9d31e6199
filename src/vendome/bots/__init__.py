"""Who plays when no person does."""

from vendome.bots.protocol import Bot, find_bot, table_of

__all__ = ["Bot", "find_bot", "table_of"]
