"""Tracks the data stored on the device, and checks each change: matches, robots and classes stay separate."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, Final

from rollbook import Match

HEADS: Final = re.compile(r"^(game|options|seed): .*$", re.MULTILINE)
FACES: Final = re.compile(r"\b\d+\b")
MARK: Final = re.compile(r"^# mark (\d+)$", re.MULTILINE)
"""A pattern for the lines that the impatient user types into robots' code; each line is unique."""
STAYS: Final = {"robot": ("id", "game", "made"), "class": ("id", "code", "made")}
"""The fields that never change in a robot and in a class."""

Fault = Callable[[str, str, str], None]
"""Reports a failure: what is wrong, the expected value and the actual one."""
Head = tuple[list[str], int]


class Ledger:
    """Everything that pages have reported about their storage."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self.records: dict[str, dict[int, str]] = defaultdict(dict)
        """The records of each match, by revision."""
        self.heads: dict[str, Head] = {}
        self.done: dict[str, int] = defaultdict(int)
        """The latest revision after which a page has reported that everything is stored."""
        self.latest: dict[str, dict[str, dict[str, Any]]] = {"robot": {}, "class": {}}
        """Robots and classes as they were last stored."""
        self.stored: Counter[str] = Counter()
        """The number of stored entries of each kind, and how often the tablet was cleared."""
        self.file: dict[str, dict[str, Any]] = {}
        """The entries in the latest file with everything, by id."""
        self._reports: dict[str, dict[str, Any]] = {}
        """The pages' reports about robots and classes."""
        self._revisions: dict[tuple[str, int], dict[str, Any]] = {}
        """The report about each revision of a match."""
        self._requested: dict[str, list[dict[str, Any]]] = defaultdict(list)
        """The requests to store each robot that have no reported outcome, because the page may have ended before it."""
        self._spent: dict[tuple[str, str], int] = {}
        self._clearing: dict[str, dict[str, dict[str, Any] | None]] = {}
        """The entries that each page may delete, each with its content in the file if a file is required."""
        self._times: dict[str, float] = {}
        """When each entry was last stored or deleted."""
        self._gone_heads: dict[str, Head] = {}
        """Deleted matches: each may come back, but only unchanged."""

    def hear(self, report: dict[str, Any]) -> None:
        """Record that a page has written or deleted an entry, or is clearing the tablet."""
        kind, value = report["kind"], report.get("value") or {}
        if kind in ("robot", "refused"):
            unheard = self._requested[report["key"]]
            unheard[:] = [one for one in unheard if (one["doc"], one["at"]) != (report["doc"], report["at"])]
        if kind == "clear":
            self._clear(report)
        elif kind == "gone":
            self._gone(report)
        elif kind == "asked":
            self._requested[value["id"]].append(report)
        elif kind != "refused" and self._is_latest(report, value["id"]):
            self.stored[kind] += 1
            if kind == "match":
                self._match(report, value["id"], value["revision"], value["record"])
            else:
                self._thing(report, kind, value)

    # deleted entries

    def is_gone(self, id: str) -> bool:
        """Whether a match was deleted on request and has not come back."""
        return id in self._gone_heads and id not in self.heads

    @property
    def _known(self) -> set[str]:
        return {*self.heads, *self.latest["robot"], *self.latest["class"]}

    def _clear(self, report: dict[str, Any]) -> None:
        self.stored["clear"] += 1
        with_file = report["key"] == "file-there"
        self._clearing[report["doc"]] = {id: self.file.get(id, {}) if with_file else None for id in self._known}

    def _gone(self, report: dict[str, Any]) -> None:
        key = report["key"]
        may_vanish = self._clearing.get(report["doc"], {})
        if key not in self._known:
            requested = key != "everything"
        else:
            requested = key in may_vanish
            saved = may_vanish.pop(key, None)
            if self._is_latest(report, key):
                now = self._latest(key)
                self._forget(key)
                if saved is not None and not is_saved(now, saved):
                    self._fault("What was deleted was not saved", str(now)[:1000], f"in the file: {saved}"[:1000])
        if not requested:
            self._fault("Something was deleted", "nothing is deleted that nobody has asked to delete", key)

    def _is_latest(self, report: dict[str, Any], id: str) -> bool:
        """Whether no later change is known, because each tab reports separately, and its report may be late.

        Of two writes either may come first, because they are compared in either order. Only deletions must be in order.
        """
        before = self._times.get(id, 0.0)
        self._times[id] = max(before, report["at"])
        return bool(report["at"] >= before) or (report["kind"] != "gone" and id in self._known)

    def _latest(self, id: str) -> dict[str, Any]:
        for things in self.latest.values():
            if id in things:
                return things[id]
        revision = max(self.records[id])
        return {"revision": revision, "record": self.records[id][revision]}

    def _forget(self, id: str) -> None:
        if id in self.heads:
            self._gone_heads[id] = self.heads.pop(id)
            for revision in self.records.pop(id):
                self._revisions.pop((id, revision), None)
            self.done.pop(id, None)
        for things in self.latest.values():
            things.pop(id, None)

    # matches

    def _match(self, report: dict[str, Any], id: str, revision: int, record: str) -> None:
        known = self.records[id]
        if known.setdefault(revision, record) != record:
            self._fault("A revision was stored twice", known[revision], f"{id}, revision {revision}:\n{record}")
            return
        wanted = self.heads.setdefault(id, self._gone_heads.get(id, head(record)))
        self._check_record(f"{id}, revision {revision}", record, wanted)
        if (id, revision) in self._revisions:
            return
        self._revisions[id, revision] = report
        for later in (revision, revision + 1):
            if later - 1 in known and later in known:
                self._check_step(self._revisions[id, later], known[later - 1], known[later])

    def _check_step(self, report: dict[str, Any], before: str, after: str) -> None:
        """Check that a match has grown by actions that were shown, or shrunk by an undo that was requested."""
        id = report["value"]["id"]
        what = f"{id}, revision {report['value']['revision']}:\n{after}"
        old, new = actions(before), actions(after)
        if not consistent(old, new):
            self._fault("A revision does not follow", before, what)
        elif len(new) < len(old):
            spent = (report["doc"], "undo")
            self._spent[spent] = self._spent.get(spent, 0) + 1
            if self._spent[spent] > report["undos"]:
                self._fault("A match has shrunk", f"only by the {report['undos']} asked there:\n{before}", what)
        if new != old and not is_shown(new, report["shown"]):
            expected = f"the log shows action {len(new)}, {new[-1:]}"
            self._fault("Nobody was shown what is stored", expected, f"{report['shown']}; {what}")

    def _check_record(self, what: str, record: str, wanted: Head) -> None:
        try:
            match = Match.parse(record)
        except ValueError as error:
            self._fault("A record does not parse", "it does", f"{what}: {error}\n{record}")
            return
        if str(match) != record or head(record) != wanted:
            self._fault("A match is not its own", str(wanted), f"{what}:\n{record}")

    # robots and classes

    def _thing(self, report: dict[str, Any], kind: str, value: dict[str, Any]) -> None:
        before = self.latest[kind].get(value["id"])
        # Tabs report separately, so an earlier write may be reported last.
        late = before is not None and value["changed"] < before["changed"]
        if before is not None and late:
            report, before, value = self._reports[value["id"]], value, before
        self.latest[kind][value["id"]] = value
        self._reports[value["id"]] = report
        if before is None:
            return
        changed = [name for name in STAYS[kind] if before[name] != value[name]]
        if changed:
            self._fault(f"A {kind} has become another", str([before[name] for name in changed]), str(value)[:1000])
        if kind == "class":
            lost = [result for result in before["results"] if result not in value["results"]]
            if lost:
                self._fault("A class has lost results", "it only gains them", f"{value['code']}: {lost[0][:500]}")
        elif before["source"] != value["source"] and not report["left"]:
            if late:
                self._versions(report, before, value)
            else:
                self._source(report, before, value)

    def _source(self, report: dict[str, Any], before: dict[str, Any], value: dict[str, Any]) -> None:
        """Check new code of a robot: it was typed in the reporting tab, and another tab's code became a version."""
        spent = (report["doc"], value["id"])
        from_elsewhere = any(one["value"]["source"] == value["source"] for one in self._unheard(before, value))
        # Edits that were typed while the previous line was being stored were counted with that line.
        new = set(MARK.findall(value["source"])) - written(before)
        typed = bool(new) and new <= set(report["typed"])
        if report["edits"] <= self._spent.get(spent, 0) and not from_elsewhere and not typed:
            self._fault(
                "A tab in which nobody wrote has changed a robot's code",
                before["source"][:300],
                f"{value['name']}: {value['source'][:300]}",
            )
        self._spent[spent] = report["edits"]
        self._versions(report, before, value)

    def _versions(self, report: dict[str, Any], before: dict[str, Any], value: dict[str, Any]) -> None:
        """Check a robot's versions: code from this tab's editor may go, but another tab's code becomes a version."""
        there = written(value)
        seen = {*report["marks"], *(mark for one in self._unheard(before, value) for mark in one["marks"])}
        lost = set(MARK.findall(before["source"])) - there - seen
        if lost:
            later = value["changed"] - before["changed"]
            self._fault(
                "What was written in another tab is lost",
                f"marks {sorted(lost)} among the versions of {value['name']}",
                f"marks {sorted(there)}, stored by {report['doc']} {later} ms after {sorted(written(before))}",
            )

    def _unheard(self, before: dict[str, Any], value: dict[str, Any]) -> list[dict[str, Any]]:
        """Return the requests by which a page that has ended may have stored a robot between two of its values."""
        earliest, latest = before["changed"], value["changed"]
        return [one for one in self._requested[value["id"]] if earliest < one["value"]["changed"] < latest]

    # at the end

    def check(self, latest: list[dict[str, Any]]) -> None:
        """Compare all reports with the final contents of storage."""
        found: dict[str, dict[str, Any]] = {one["value"]["id"]: one["value"] for one in latest}
        for id, wanted in self.heads.items():
            if id not in found:
                self._fault("A match has gone", str(wanted), id)
                continue
            revision, record = found[id]["revision"], found[id]["record"]
            self._check_record(f"{id}, as it is kept", record, wanted)
            last = max(self.records[id], default=0)
            last = last if id in self._gone_heads else max(last, self.done[id])  # a tab may still show a deleted entry
            if revision < last or self.records[id].get(revision, record) != record:
                self._fault("Something done is lost", f"{id}: revision {last}", f"revision {revision}:\n{record}")
        for kind, things in self.latest.items():
            for id, thing in things.items():
                stored = [
                    thing,
                    *(one["value"] for one in self._requested[id] if one["value"]["changed"] > thing["changed"]),
                ]
                if found.get(id) not in stored:
                    self._fault(f"A {kind} is not as it was stored", str(thing)[:1000], str(found.get(id))[:1000])


def written(robot: dict[str, Any]) -> set[str]:
    """Return the marks in a robot's code and in all its versions."""
    return {mark for one in (robot, *robot["versions"]) for mark in MARK.findall(one["source"])}


def is_saved(thing: dict[str, Any], saved: dict[str, Any]) -> bool:
    """Whether a file contains an entry as it was stored, or a later version of it."""
    number = "revision" if "revision" in thing else "changed"
    if saved.get(number) == thing[number]:
        return all(saved.get(name) == value for name, value in thing.items())
    return bool(saved.get(number, -1) > thing[number])


def is_shown(actions: list[str], shown: dict[str, Any] | None) -> bool:
    """Whether the log of a match ends with the match's last action, by its number and the faces of its dice."""
    if shown is None or shown["after"] != len(actions):
        return False
    last = actions[-1] if actions else ""
    faces = FACES.findall(last) if last.startswith("dice") else []
    return Counter(faces) <= Counter(FACES.findall(shown["words"]))


def head(record: str) -> Head:
    """Return the part of a record that never changes in a match: game, options, seed, number of seats."""
    above = record.partition("\n\n")[0]
    return [line.group() for line in HEADS.finditer(above)], above.count(" | ")


def actions(record: str) -> list[str]:
    """Return a record's actions, without its comments."""
    return [line for line in record.partition("\n\n")[2].splitlines() if not line.startswith("#")]


def consistent(before: list[str], after: list[str]) -> bool:
    """Whether one list continues the other, or lacks one action of a round in which the seats play together."""
    longer, shorter = (before, after) if len(before) >= len(after) else (after, before)
    if longer[: len(shorter)] == shorter:
        return True
    return any(before[:at] + before[at + 1 :] == after for at in range(len(before)))
