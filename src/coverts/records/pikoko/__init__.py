"""Records of Pikoko."""

from typing import Final

from coverts.records.form import RecordForm
from coverts.records.pikoko.format import PikokoRecord
from coverts.records.pikoko.walking import options_of, walk
from coverts.records.pikoko.writing import record_of

PIKOKO_RECORDS: Final = RecordForm(record_type=PikokoRecord, options_of=options_of, walk=walk, record_of=record_of)
