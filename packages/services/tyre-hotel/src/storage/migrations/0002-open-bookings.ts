import type { Migration } from "@forecourt/service-kit/storage"
import { openEarlierBookings } from "../../bookings/open-bookings.ts"

/** What was booked before a vehicle had one booking a season counts, too. Noted by name before migrations had numbers. */
export const openBookings: Migration = {
  number: 2,
  name: "open-bookings",
  async up(inside, { now }) {
    const done = await inside.get("select 1 from migrations where name = 'open-bookings'")
    if (done === null) await openEarlierBookings(inside, now)
    await inside.run("drop table migrations")
  },
}
