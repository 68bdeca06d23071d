import { OUTBOX_ENTRIES_INDEX } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

const INDEXES = [
  OUTBOX_ENTRIES_INDEX,
  "create index customers_by_phone on customers (phone)",
  "create index code_requests_by_subject on code_requests (subject)",
  "create index sessions_by_subject on sessions (subject)",
  "create index bookings_by_day on bookings (workshop_id, day)",
  "create index bookings_by_vehicle on bookings (vehicle_id)",
  "create index open_bookings_by_booking on open_bookings (booking_id)",
  "create index idempotent_requests_by_result on idempotent_requests (result)",
]

/** Adds indexes, so that no request of a visitor scans a whole table. */
export const indexes: Migration = {
  number: 6,
  name: "indexes",
  async up(tx) {
    for (const index of INDEXES) await tx.run(index)
  },
}
