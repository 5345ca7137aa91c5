"""Records of POK."""

from typing import Final

from coverts.records.form import RecordForm
from coverts.records.pok.format import PokRecord
from coverts.records.pok.walking import options_of, walk
from coverts.records.pok.writing import record_of

POK_RECORDS: Final = RecordForm(record_type=PokRecord, options_of=options_of, walk=walk, record_of=record_of)
