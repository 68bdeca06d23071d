import { getDayInZone } from "@forecourt/calendar"
import type { Migration } from "@forecourt/service-kit/storage"
import { openBooking } from "../open-bookings.ts"

const DAY_MS = 86_400_000

/** Fills the table of open bookings. If a vehicle has two bookings in a season, only the earlier booking is added. */
export const openBookings: Migration = {
  number: 2,
  name: "open-bookings",
  async up(tx, { now }) {
    if ((await tx.get("select 1 from migrations where name = 'open-bookings'")) === null) {
      const rows = await tx.all(
        { id: "text", vehicle_id: "text", day: "text", zone: "text" },
        "select id, vehicle_id, day, zone from bookings where day >= ? order by day, booked_at, id",
        // Wherever the workshop is, the day before yesterday is over.
        new Date(now - 2 * DAY_MS).toISOString().slice(0, 10),
      )
      for (const { id: bookingId, vehicle_id: vehicleId, day, zone } of rows) {
        const today = getDayInZone(zone, now)
        if (day >= today) await openBooking(tx, { vehicleId, bookingId, day }, today)
      }
    }
    await tx.run("drop table migrations")
  },
}
