"""Everything that goes over the wire, as types.

The page's TypeScript (`web/src/protocol.ts`) and the OpenAPI document are generated from these, so the three
can't disagree. A field with a default may be left out of a request; in an answer it is left out when it does
not apply.
"""
