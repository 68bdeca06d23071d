import { HOLDS_INDEX, HOLDS_TABLE } from "@forecourt/service-kit/holds"
import { LOCKS_TABLE } from "@forecourt/service-kit/locks"
import type { Migration } from "@forecourt/service-kit/storage"

// The time of a hold, as bookings have it.
const HELD_TIMES_TABLE = `create table held_times (
  hold_id text primary key,
  held_until text not null,
  workshop_id text not null references workshops,
  resource integer not null check (resource > 0),
  day text not null,
  instant text,
  minutes integer not null
)`

/** Adds holds: times that no one else can book until a moment. */
export const holds: Migration = {
  number: 11,
  name: "holds",
  async up(tx, { createTables }) {
    await createTables([LOCKS_TABLE, HOLDS_TABLE, HELD_TIMES_TABLE])
    await tx.run(HOLDS_INDEX)
    await tx.run("create index held_times_by_day on held_times (workshop_id, day)")
  },
}
