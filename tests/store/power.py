"""A disk that writes down what is done to it, so that the power can be cut after any of its operations.

What was synced is there after the cut. What was not is gone; or, because a real disk promises nothing, any part of it
has been written, in any order.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

import apsw

SECTOR = 512


class Write(NamedTuple):
    file: str
    at: int
    data: bytes


class Truncate(NamedTuple):
    file: str
    size: int


class Sync(NamedTuple):
    file: str
    with_folder: bool
    """Whether the names of the files were synced too: SQLite does that when it first syncs a new journal."""


class Delete(NamedTuple):
    file: str
    is_synced: bool


class Acknowledge(NamedTuple):
    """The writer has said of these that they are safe."""

    works: tuple[int, ...]


Operation: TypeAlias = Write | Truncate | Sync | Delete | Acknowledge
Files: TypeAlias = dict[str, bytes]


def after_power_loss(files: Files, operations: Iterable[Operation], chance: Random) -> Files:
    """What is on the disk when the power is cut after these operations."""
    safe, unsafe = dict(files), dict[str, list[Operation]]()
    for operation in operations:
        match operation:
            case Sync(file, with_folder):
                safe[file] = _written(safe.get(file, b""), unsafe.pop(file, []))
                for gone in [name for name, undone in unsafe.items() if isinstance(undone[-1], Delete) and with_folder]:
                    del unsafe[gone]
                    safe.pop(gone, None)
            case Write(file) | Truncate(file) | Delete(file, False):
                unsafe.setdefault(file, []).append(operation)
            case Delete(file, True):
                safe.pop(file, None)
                unsafe.pop(file, None)
            case Acknowledge():
                pass
    if chance.random() < 0.5:
        return safe
    share = chance.random()
    return safe | {file: _written(safe.get(file, b""), _part(undone, share, chance)) for file, undone in unsafe.items()}


def _part(operations: Sequence[Operation], share: float, chance: Random) -> list[Operation]:
    """Some sectors of some writes."""
    pieces: list[Operation] = []
    for operation in operations:
        if isinstance(operation, Write):
            file, at, data = operation
            pieces += [Write(file, at + start, data[start : start + SECTOR]) for start in range(0, len(data), SECTOR)]
        else:
            pieces.append(operation)
    return [piece for piece in pieces if chance.random() < share]


def _written(content: bytes, operations: Iterable[Operation]) -> bytes:
    written = bytearray(content)
    for operation in operations:
        match operation:
            case Write(_, at, data):
                written.extend(bytes(max(0, at - len(written))))
                written[at : at + len(data)] = data
            case Truncate(_, size):
                del written[size:]
            case Delete():
                written.clear()
    return bytes(written)


_JOURNALS = apsw.SQLITE_OPEN_MAIN_JOURNAL | apsw.SQLITE_OPEN_WAL


class Disk(apsw.VFS):
    """Files in memory, for SQLite to work with, and the operations on them so far."""

    def __init__(self, name: str, files: Files) -> None:
        super().__init__(name, "")
        self.name = name
        self.files = {file: bytearray(content) for file, content in files.items()}
        self.operations: list[Operation] = []

    def xOpen(self, name: Any, flags: list[int]) -> Any:
        file = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        is_new_journal = file not in self.files and bool(flags[0] & _JOURNALS)
        self.files.setdefault(file, bytearray())
        flags[1] = flags[0]
        return _File(self, file, is_new_journal)

    def xAccess(self, pathname: str, flags: int) -> bool:
        return pathname in self.files

    def xDelete(self, filename: str, syncdir: bool) -> None:
        self.files.pop(filename, None)
        self.operations.append(Delete(filename, syncdir))

    def xFullPathname(self, name: str) -> str:
        return name


class _File:
    def __init__(self, disk: Disk, file: str, is_new_journal: bool) -> None:
        self._disk, self._file, self._is_new_journal = disk, file, is_new_journal
        self._content = disk.files[file]

    def xRead(self, amount: int, offset: int) -> bytes:
        return bytes(self._content[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        self._content.extend(bytes(max(0, offset - len(self._content))))
        self._content[offset : offset + len(data)] = data
        self._disk.operations.append(Write(self._file, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:
        del self._content[newsize:]
        self._disk.operations.append(Truncate(self._file, newsize))

    def xSync(self, flags: int) -> None:
        self._disk.operations.append(Sync(self._file, self._is_new_journal))
        self._is_new_journal = False

    def xFileSize(self) -> int:
        return len(self._content)

    def xLock(self, level: int) -> None:
        pass

    def xUnlock(self, level: int) -> None:
        pass

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, ptr: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return 4096

    def xDeviceCharacteristics(self) -> int:
        return apsw.SQLITE_IOCAP_POWERSAFE_OVERWRITE  # as SQLite assumes on every system

    def xClose(self) -> None:
        pass


class Said(NamedTuple):
    rowcount: int
    rows: list[Any]

    def fetchone(self) -> Any:
        return self.rows[0] if self.rows else None

    def fetchall(self) -> list[Any]:
        return self.rows


class Connection:
    """apsw's connection in the words of sqlite3, so that the store's own code can work with it."""

    def __init__(self, disk: Disk, file: str) -> None:
        self._connection = apsw.Connection(file, vfs=disk.name)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Any = (), /) -> Said:
        try:
            rows = self._connection.execute(sql, parameters).fetchall()
        except apsw.ConstraintError as error:
            told = sqlite3.IntegrityError(str(error))
            told.sqlite_errorname = str(apsw.mapping_extended_result_codes[vars(error)["extendedresult"]])
            raise told from error
        return Said(self._connection.changes(), rows)

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Said:
        return Said(sum(self.execute(sql, each).rowcount for each in parameters), [])

    def close(self) -> None:
        self._connection.close()
