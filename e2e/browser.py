"""Options for starting Chromium for tests, measurements and pictures."""

import os
import shutil
from typing import Any, Final

# Chromium renders its address bar's suggestions as web pages in every window, which takes about a second of CPU time.
# A visitor never waits for that, because it is over before an address is typed, but every test and measurement would.
ADDRESS_BAR: Final = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
# Of two lists of features to disable, Chromium uses the last one, so Playwright's list is repeated here.
LEFT_OUT: Final = (
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning",
)
# V8 optimises hot WebAssembly, at a cost that pays off only after minutes. Few tests run that long. Here V8 waits much
# longer, so only long tests (the rules' tests) run optimised code. Short tests run unoptimised code, as in a visitor's
# first seconds.
OPTIMISED_LATER: Final = "--js-flags=--wasm-tiering-budget=1000000000"


def launch_options(*more: str) -> dict[str, Any]:
    """Return Playwright's options for starting the browser that CHROME_PATH names or that is found; `more`: flags."""
    found = os.environ.get("CHROME_PATH") or shutil.which("chromium") or shutil.which("google-chrome")
    flags = [f"--disable-features={','.join((*LEFT_OUT, *ADDRESS_BAR))}", *more]
    return {"args": flags, "chromium_sandbox": False, **({"executable_path": found} if found else {})}
