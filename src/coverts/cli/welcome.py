"""What a server says when it opens: where it is, the way for phones, and the page itself where there is a browser."""

import os
import sys
import webbrowser
from socket import socket
from threading import Thread
from urllib.parse import urlsplit

import segno
from msgspec.structs import replace

from coverts.lang import Catalogue
from coverts.server.config import Config
from coverts.server.door.machine import is_this_machine
from coverts.server.routes.reach import addresses
from coverts.server.run import CannotServe, listening_socket

PORTS_TRIED = 20


def listening_somewhere(config: Config) -> socket:
    """The port of the settings, or the next one after it that is free."""
    for port in range(config.port, config.port + PORTS_TRIED):
        try:
            return listening_socket(replace(config, port=port))
        except CannotServe as cannot:
            if cannot.key != "serve-port-taken":
                raise
    return listening_socket(config)


def greet(catalogue: Catalogue, config: Config, bound: socket, *, show: bool) -> None:
    """Say where the house is, and open it in the browser if that is wanted."""
    first, *others = addresses(config, bound)
    print(catalogue.say("serve-open", link=first))
    for link in others:
        print(catalogue.say("serve-also", link=link))
    for_phones = [link for link in (first, *others) if not is_this_machine(urlsplit(link).netloc)]
    if for_phones and sys.stdout.isatty():
        segno.make(for_phones[0]).terminal(compact=True)
    if not for_phones and not config.secure:
        print(catalogue.say("serve-this-machine"))
    print(catalogue.say("serve-data", folder=str(config.database or config.data)), flush=True)
    if show and has_browser():
        # Some browsers answer only when they are closed again.
        Thread(target=webbrowser.open, args=(first,), daemon=True).start()


def has_browser() -> bool:
    """Whether somebody sits here who would see a browser open."""
    if os.environ.get("COVERTS_NO_BROWSER") or not sys.stdout.isatty():
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
