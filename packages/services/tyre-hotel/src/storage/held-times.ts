import type { Slot } from "@forecourt/calendar"
import type { TimeHolder } from "@forecourt/service-kit/holds"
import { insertNew, type Statements } from "@forecourt/service-kit/storage"
import { fetchOccupation } from "./occupation.ts"
import type { Workshop } from "./workshops.ts"

export interface HeldSlot {
  readonly vehicleId: string
  readonly workshop: Workshop
  readonly slot: Slot
  readonly now: number
}

/** Takes a free resource of a workshop for a hold. Returns `false` if there is none. The workshop must be locked. */
export async function insertHeldTime(
  tx: Statements,
  { holdId, heldUntil }: TimeHolder,
  { vehicleId, workshop, slot, now }: HeldSlot,
): Promise<boolean> {
  const own = { vehicleId, movedBooking: null, now }
  const { isFree, listResources } = await fetchOccupation(tx, workshop, [slot.day, slot.day], own)
  if (!isFree(slot)) return false
  const occupied = listResources(slot)
  let resource = 1
  while (occupied.has(resource)) resource++
  return insertNew(tx, "held_times", ["hold_id"], {
    hold_id: holdId,
    held_until: heldUntil,
    workshop_id: workshop.id,
    resource,
    day: slot.day,
    instant: formatInstant(slot),
    minutes: workshop.slotMinutes,
  })
}

export function formatInstant({ instant }: Slot): string | null {
  return instant === null ? null : new Date(instant).toISOString()
}
