import type { Migration } from "@forecourt/service-kit/storage"

/** Adds whether a workshop has closed. It cannot be booked, and its row stays for the bookings that it has had. */
export const closedWorkshops: Migration = {
  number: 7,
  name: "closed-workshops",
  async up(tx) {
    await tx.run("alter table workshops add column is_closed integer not null default 0")
  },
}
