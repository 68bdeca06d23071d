import { LOCKS_TABLE } from "@forecourt/service-kit/locks"
import type { Migration } from "@forecourt/service-kit/storage"

const STATEMENTS = [
  // A hash of the network that booked, for a day.
  "alter table bookings add column network text",
  // Numbers that are not valid in their country are compared without spaces, too.
  "update bookings set phone = replace(phone, ' ', '')",
  "create index bookings_by_vehicle on bookings (reg_no, instant)",
  "create index bookings_by_phone on bookings (phone, instant)",
  "create index bookings_by_email on bookings (lower(email), instant)",
  "create index bookings_by_network on bookings (network, booked_at)",
]

/** Adds the columns and indexes by which bookings are counted. */
export const bookingLimits: Migration = {
  number: 2,
  name: "booking-limits",
  async up(tx, { createTables }) {
    await createTables([LOCKS_TABLE])
    for (const statement of STATEMENTS) await tx.run(statement)
  },
}
