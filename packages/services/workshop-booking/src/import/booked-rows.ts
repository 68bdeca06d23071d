import { getDayInZone } from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"
import { listBookedDays } from "../storage/bookings.ts"
import { type Given, listRemoved } from "./references.ts"

/** Returns an error message for each workshop and offering with future bookings that the files remove. */
export async function findBookedProblems(tx: Statements, given: Given, now: number): Promise<string[]> {
  const bookings = await listBookedDays(tx, getDayInZone("UTC", now))
  const lastDays = new Map<string, string>()
  for (const { workshopId, codes, day } of bookings)
    for (const key of [`workshops ${workshopId}`, ...codes.map((code) => `offerings ${code}`)])
      lastDays.set(key, [lastDays.get(key) ?? "", day].sort().at(-1) ?? day)
  return [
    ...findRemoved(given, lastDays, "workshops", "workshop"),
    ...findRemoved(given, lastDays, "offerings", "offering"),
    ...findMovedZones(given, lastDays),
  ]
}

function findRemoved(given: Given, lastDays: ReadonlyMap<string, string>, table: string, what: string): string[] {
  const [file] = given.files.get(table) ?? []
  return listRemoved(given, table).flatMap((id) => {
    const day = lastDays.get(`${table} ${id}`)
    if (day === undefined) return []
    return [`${file}:1: ${what} "${id}" is missing, and has bookings until ${day}. Keep it until then, or cancel them.`]
  })
}

/** The booked times of a workshop are local, so that another time zone would change them. */
function findMovedZones({ tables, stored }: Given, lastDays: ReadonlyMap<string, string>): string[] {
  const zones = new Map(stored.workshops?.map(({ id = "", zone = "" }) => [id, zone]))
  return tables.workshops.flatMap(({ where, row: { id, zone } }) => {
    const [previous = zone, day] = [zones.get(id), lastDays.get(`workshops ${id}`)]
    if (previous === zone || day === undefined) return []
    return [
      `${where}: workshop "${id}" has bookings until ${day} in ${previous}. Keep this zone until then, or cancel them.`,
    ]
  })
}
