"""Everything that goes over the wire, as types. Here is only the form; what fills it is in the modules above.

The page's TypeScript (`web/src/protocol.ts`) and the OpenAPI document are generated from these, so the three
can't disagree. A field with a default may be left out of a request; in an answer it is left out when it does
not apply.

`Result` and `Reason` are the JSON of the engine's types of these names: their fields, in the same order, and more. The
rest of `vendome.table` names only the ones here; what the engine gives is converted at once. A question is the engine's
own, for each game has questions with more fields.
"""
