"""A window of WebKitGTK for WebDriver. Not of our Python, but of the system's, which knows WebKitGTK.

Its arguments are the width and the height of a page, and a script to run on every page before its own.
WebKitGTK's MiniBrowser would do, if it told what pages write to their consoles: under WebDriver it does not.
"""

from __future__ import annotations

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  # the versions come first

WIDTH, HEIGHT, SCRIPT = sys.argv[1:]


def window(_: WebKit2.AutomationSession) -> WebKit2.WebView:
    """Open a window for the driver."""
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,  # without the hardware, it takes longer
    )
    content = WebKit2.UserContentManager()
    frames, time = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript(SCRIPT, frames, time, None, None))
    view = WebKit2.WebView(is_controlled_by_automation=True, settings=settings, user_content_manager=content)
    frame = Gtk.Window(default_width=int(WIDTH), default_height=int(HEIGHT))
    frame.add(view)
    frame.show_all()
    return view


context = WebKit2.WebContext.get_default()
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", window))
Gtk.main()
