"""What is added to a copy of the tree is tested there."""

collect_ignore = ["added"]
