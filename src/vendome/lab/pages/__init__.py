"""Pages that need nothing but themselves: one file, no script, no network. The arena's and the report's."""
