"""Rollbook as packages for learning platforms: the page as one file, with a manifest for SCORM 1.2.

All of them contain the same page, which detects whether a platform stores results (web/src/lms). The page's first
element has a package's start address, such as the set-up of one game, in `data-launch`.
"""

import re
from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

PAGE: Final = "index.html"
MANIFEST: Final = "imsmanifest.xml"
FIRST_ELEMENT: Final = re.compile(rb"(?<=<html )")


def scorm(page: bytes, title: str, name: str, launch: str = "") -> Mapping[str, bytes]:
    """Return the files of a SCORM 1.2 package; `name` identifies it, and `launch` is its start address."""
    return {PAGE: launched(page, launch), MANIFEST: manifest(title, name).encode()}


def kolibri(page: bytes) -> Mapping[str, bytes]:
    """Return the files of a Kolibri HTML5 package, which starts with index.html at its root."""
    return {PAGE: page}


def launched(page: bytes, launch: str) -> bytes:
    """Return a page with its own start address."""
    if not launch:
        return page
    changed, count = FIRST_ELEMENT.subn(f"data-launch={quoteattr(launch)} ".encode(), page, count=1)
    if count != 1:
        raise ValueError("The page has no element in which the address of its beginning could stand.")
    return changed


def manifest(title: str, name: str) -> str:
    """Return the manifest that SCORM 1.2 requires for a package with one page."""
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="{escape(name)}" version="1"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd
    http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="rollbook">
    <organization identifier="rollbook">
      <title>{escape(title)}</title>
      <item identifier="play" identifierref="page">
        <title>{escape(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="{PAGE}">
      <file href="{PAGE}"/>
    </resource>
  </resources>
</manifest>
"""
