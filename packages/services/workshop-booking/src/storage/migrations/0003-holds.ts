import { HOLDS_INDEX, HOLDS_TABLE } from "@forecourt/service-kit/holds"
import type { Migration } from "@forecourt/service-kit/storage"

const TABLES = [
  HOLDS_TABLE,
  // A row belongs to a booking, or to a hold until its time.
  `create table taken_times (
  workshop_id text not null references workshops,
  bucket text not null,
  resource integer not null check (resource > 0),
  day text not null,
  booking_id text references bookings deferrable initially deferred,
  hold_id text,
  held_until text,
  primary key (workshop_id, bucket, resource),
  check ((booking_id is null) = (hold_id is not null) and (hold_id is null) = (held_until is null))
)`,
]

const RENAME = [
  "drop index taken_times_by_day",
  "drop index taken_times_by_booking",
  "alter table taken_times rename to taken_times_before_holds",
]

// Postgres creates no index on rows whose reference is still to be checked, so that the rows follow the indexes.
const FILL = [
  "create index taken_times_by_day on taken_times (workshop_id, day)",
  "create index taken_times_by_booking on taken_times (booking_id)",
  "create index taken_times_by_hold on taken_times (hold_id)",
  HOLDS_INDEX,
  `insert into taken_times (workshop_id, bucket, resource, day, booking_id)
   select workshop_id, bucket, resource, day, booking_id from taken_times_before_holds`,
  "drop table taken_times_before_holds",
]

/** Adds holds: times that are taken until a moment, by the same unique key as bookings. */
export const holds: Migration = {
  number: 3,
  name: "holds",
  async up(tx, { createTables }) {
    for (const statement of RENAME) await tx.run(statement)
    await createTables(TABLES)
    for (const statement of FILL) await tx.run(statement)
  },
}
