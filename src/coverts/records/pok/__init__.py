"""Records of POK."""

from typing import Final

from coverts.records.form import RecordForm
from coverts.records.pok.format import PokRecord
from coverts.records.pok.replaying import options_of, replay
from coverts.records.pok.writing import record_of

POK_RECORDS: Final = RecordForm(record_type=PokRecord, options_of=options_of, replay=replay, record_of=record_of)
