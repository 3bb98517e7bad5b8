"""Opens a WebKitGTK window for WebKitWebDriver, and keeps what pages store in the folder $ROLLBOOK_PROFILE.

WebKit's own MiniBrowser forgets everything when it is automated: matches, service workers, caches. Runs in the
system's Python, outside the tests, because `gi` is a system package.
"""

import os
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # type: ignore[import-not-found]  # noqa: E402 - the versions have to be chosen before


def open_window(context: Any, session: Any) -> None:
    """Open the only window of an automation session."""
    about = WebKit2.ApplicationInfo()
    about.set_name("rollbook")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _: show(context))


def show(context: Any) -> Any:
    """Show a page without browser controls."""
    settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1024, default_height=768, decorated=False)
    window.add(view)
    window.connect("destroy", Gtk.main_quit)
    view.connect("close", Gtk.main_quit)
    window.show_all()
    return view


def main() -> None:
    """Wait for the driver, and open a window when it asks for one."""
    profile = os.environ["ROLLBOOK_PROFILE"]
    data = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
    context = WebKit2.WebContext(website_data_manager=data)
    context.set_automation_allowed(True)
    context.connect("automation-started", open_window)
    Gtk.main()


if __name__ == "__main__":
    main()
