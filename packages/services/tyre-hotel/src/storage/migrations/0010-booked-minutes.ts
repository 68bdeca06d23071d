import type { Migration } from "@forecourt/service-kit/storage"

/** Adds how long a booking takes. An import of other slots must neither change it nor sell its time again. */
export const bookedMinutes: Migration = {
  number: 10,
  name: "booked-minutes",
  async up(tx) {
    await tx.run("alter table bookings add column minutes integer not null default 0")
    await tx.run("update bookings set minutes = (select slot_minutes from workshops where workshops.id = workshop_id)")
  },
}
