"""The page's files. Paths that are no file are the page's own routes, and get its index."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

FOREVER = "public, max-age=31536000, immutable"  # their names change with their content
ASK_AGAIN = "no-cache"
mimetypes.add_type("application/manifest+json", ".webmanifest")  # Python doesn't know it
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vendôme</title>
<h1>The page is not built</h1>
<p>The table runs, but its page is missing. In a checkout of the sources, <code>make page</code> builds it.</p>
<p>The interface for programs is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


class Page(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name:
                raise
            response = await super().get_response("index.html", scope)
        is_hashed = path.replace("\\", "/").startswith("assets/")
        response.headers["Cache-Control"] = FOREVER if is_hashed and response.status_code < 400 else ASK_AGAIN
        return response


async def not_built(scope: Scope, receive: Any, send: Any) -> None:
    await HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})(scope, receive, send)


def page_app(folder: Path) -> ASGIApp:
    if not (folder / "index.html").is_file():
        return not_built
    return GZipMiddleware(Page(directory=folder), minimum_size=1024)
