import { getDayInZone } from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"
import { listBookedTimes } from "../storage/bookings.ts"
import type { Given } from "./references.ts"

/**
 * Returns an error message for each workshop with future bookings whose time zone changes: the booked times are local,
 * so that another time zone would change them.
 */
export async function findMovedZones(tx: Statements, { tables, stored }: Given, now: number): Promise<string[]> {
  const lastDays = new Map<string, string>()
  for (const { workshopId, day } of await listBookedTimes(tx, getDayInZone("UTC", now))) lastDays.set(workshopId, day)
  const zones = new Map(stored.workshops?.map(({ id = "", zone = "" }) => [id, zone]))
  return tables.workshops.flatMap(({ where, row: { id, zone } }) => {
    const [previous = zone, day] = [zones.get(id), lastDays.get(id)]
    if (previous === zone || day === undefined) return []
    return [
      `${where}: workshop "${id}" has bookings until ${day} in ${previous}. Keep this zone until then, or cancel them.`,
    ]
  })
}
