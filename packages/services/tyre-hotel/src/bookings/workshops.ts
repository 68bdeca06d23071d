import type { OpeningHours, OpeningTimes } from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"

export interface Workshop extends OpeningTimes {
  /** What calls know it by: the location's `erpId`. */
  readonly id: string
}

type WorkshopRow = Omit<Workshop, "openingHours"> & { readonly openingHours: string }

export async function fetchWorkshop(storage: Statements, id: string): Promise<Workshop> {
  const row = await storage.get<WorkshopRow>(
    `select id, country, zone, opening_hours as "openingHours", slot_minutes as "slotMinutes", capacity
     from workshops where id = ?`,
    id,
  )
  if (row === null) throw new Error("tyre-hotel: a vehicle names a workshop that is gone. Look at the storage.")
  return { ...row, openingHours: JSON.parse(row.openingHours) as OpeningHours }
}
