"""Puts what is seeded into three of four requests, so that they reach more than "unknown"."""

from collections.abc import MutableMapping

import schemathesis
from schemathesis import GenerationMode

DAY = "2027-03-08"
KNOWN = {
    "index": "stock-se-used",
    "sort_name": "car_price_asc",
    "regNo": "ABC123",
    "workshopIdentifier": "SE-101",
    "departmentIdentifier": "SE-101",
    "startDate": DAY,
    "endDate": DAY,
    "registrationNumber": "ABC123",
    "serviceOfferings": "originalservice",
    "departmentId": "SE-601",
    "date": f"{DAY}T00:00:00",
    "timeSlot": f"{DAY}T08:00:00",
}
# As whom bookings are asked for once somebody has logged in for the number above.
VEHICLE = "vehicle-1001"
FIELDS = ["car_brand", "car_price", "car_mileage", "car_site_region"]


def put_known(values):
    if not isinstance(values, MutableMapping) or len(str(values)) % 4 == 0:
        return
    values.update({name: KNOWN[name] for name in values if name in KNOWN})
    for part in [*(values.get("filters") or []), *(values.get("facets") or [])]:
        part["name"] = FIELDS[len(part["name"]) % len(FIELDS)]
    if "startDate" in values or "bookingStart" in values:
        values["regNo"] = VEHICLE
    for part in values.get("serviceOfferingRequests") or []:
        part.update(kobraId=KNOWN["serviceOfferings"], unitsSelected=1, userInput=None)
    if isinstance(values.get("bookingStart"), str):
        values["bookingDate"] = values["bookingStart"][:10]


@schemathesis.hook
def before_call(context, case, kwargs):
    """Leaves alone what is meant to be wrong."""
    if case.meta is None or case.meta.generation.mode == GenerationMode.POSITIVE:
        put_known(case.body)
        put_known(case.query)
        if "registrationNumber" in (case.path_parameters or {}):
            put_known(case.path_parameters)
