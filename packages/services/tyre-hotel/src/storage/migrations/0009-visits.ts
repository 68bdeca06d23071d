import type { Migration } from "@forecourt/service-kit/storage"

const STATEMENTS = [
  "alter table bookings add column status text not null default 'booked'",
  // The number of changes since the booking was made.
  "alter table bookings add column sequence integer not null default 0",
  "alter table bookings add column language text not null default 'sv'",
  // Its rows had only the numbers of bookings, for two days. A cancelled booking now stays, with its status.
  "drop table cancelled_bookings",
]

/** Adds what messages about bookings and the pages of their links need. */
export const visits: Migration = {
  number: 9,
  name: "visits",
  async up(tx) {
    for (const statement of STATEMENTS) await tx.run(statement)
  },
}
