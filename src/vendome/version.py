"""The version of Vendôme that is installed."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("vendome")
except PackageNotFoundError:  # a checkout that was never installed
    __version__ = "0"
