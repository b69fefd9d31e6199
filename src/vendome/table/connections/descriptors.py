"""How many files and connections this process may have open at once."""

from typing import Final

from vendome.table.settings import Settings

try:
    import resource
except ImportError:  # Windows knows no such limit
    resource = None  # type: ignore[assignment]

MOST_CONNECTIONS: Final = 10_000  # unless the setting says otherwise
OTHER_FILES: Final = 128  # descriptors that are no connections: the database, the bots' processes, the page's files


def raise_descriptor_limit(settings: Settings) -> None:
    """The usual limit of the system, 1,024, is for programs that serve nobody. A process may raise it for itself."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = (settings.connections or MOST_CONNECTIONS) + OTHER_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(settings: Settings) -> int:
    """So many that files can still be opened when all of them are."""
    wanted = settings.connections or MOST_CONNECTIONS
    if resource is None:
        return wanted
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - OTHER_FILES))
