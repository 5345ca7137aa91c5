"""Records of Pikoko."""

from typing import Final

from coverts.records.form import RecordForm
from coverts.records.pikoko.format import PikokoRecord
from coverts.records.pikoko.replaying import options_of, replay
from coverts.records.pikoko.writing import record_of

PIKOKO_RECORDS: Final = RecordForm(record_type=PikokoRecord, options_of=options_of, replay=replay, record_of=record_of)
