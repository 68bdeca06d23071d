import { addStaff } from "@forecourt/service-kit/staff"
import type { Migration } from "@forecourt/service-kit/storage"

/** Adds the log of staff's actions, their logins and their notes. */
export const staff: Migration = {
  number: 6,
  name: "staff",
  async up(tx, context) {
    await context.createTables(["create table booking_notes (booking_id text primary key, note text not null)"])
    await tx.run("create index bookings_by_day on bookings (workshop_id, day)")
    await addStaff(tx, context, { hasLogins: false })
  },
}
