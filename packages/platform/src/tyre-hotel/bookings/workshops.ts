import type { Statements } from "../storage/storage.types.ts"
import type { OpeningHours, Workshop } from "./workshop.types.ts"

interface WorkshopRow {
  readonly id: string
  readonly country: string
  readonly zone: string
  readonly opening_hours: string
  readonly slot_minutes: number
  readonly capacity: number
}

export async function fetchWorkshop(storage: Statements, id: string): Promise<Workshop> {
  const row = await storage.get<WorkshopRow>("select * from workshops where id = ?", id)
  if (row === null) throw new Error("tyre-hotel: a vehicle names a workshop that is gone. Look at the storage.")
  return {
    id: row.id,
    country: row.country,
    zone: row.zone,
    openingHours: JSON.parse(row.opening_hours) as OpeningHours,
    slotMinutes: row.slot_minutes,
    capacity: row.capacity,
  }
}
