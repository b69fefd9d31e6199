"""The live table: people and bots at one game, over HTTP and WebSockets."""
