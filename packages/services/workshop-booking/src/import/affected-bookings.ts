import { addDays, getDayInZone, listSlots, type Slot } from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"
import type { Agreement } from "../agreement.ts"
import { type BookedTime, listBookedTimes } from "../storage/bookings.ts"
import { listOpenWorkshops, type Workshop } from "../storage/workshops.ts"

const MINUTE_MS = 60_000

/**
 * Lists a warning for each future booking that its workshop can no longer carry out as it was made, because of the
 * change from the previous workshops and services. The bookings stay.
 */
export async function listAffectedBookings(
  tx: Statements,
  previous: readonly Workshop[],
  removedOfferings: readonly string[],
  now: number,
): Promise<string[]> {
  const current = new Map((await listOpenWorkshops(tx)).map((workshop) => [workshop.id, workshop]))
  const before = new Map(previous.map((workshop) => [workshop.id, workshop]))
  const bookings = await listBookedTimes(tx, getDayInZone("UTC", now))
  return bookings.flatMap((booking) => {
    const { id, workshopId, day, codes } = booking
    const reason = findReason(current.get(workshopId), booking)
    const isNew = reason !== null && reason !== findReason(before.get(workshopId), booking)
    const removed = codes.filter((code) => removedOfferings.includes(code))
    const reasons = [...(isNew ? [reason] : []), ...removed.map((code) => `offering "${code}" is removed`)]
    return reasons.map(
      (text) => `booking ${id} at ${workshopId} on ${day}: ${text}. It stays: keep it, or move or cancel it.`,
    )
  })
}

/** Returns why a workshop cannot carry out a booking, or `null`. */
function findReason(workshop: Workshop | undefined, booking: BookedTime): string | null {
  if (workshop === undefined) return "the workshop is removed"
  const slots = [addDays(booking.day, -1), booking.day].flatMap((day) => listSlots(workshop, day))
  const used = slots.filter((slot) => isOverlapping(slot, workshop, booking))
  if (used.length === 0) return "the workshop is closed then"
  const capacity = Math.min(...used.map((slot) => slot.capacity))
  return (booking.resource ?? 0) > capacity ? `the workshop has only ${capacity} of its resources` : null
}

function isOverlapping({ instant, day }: Slot, { slotMinutes }: Workshop, booking: BookedTime): boolean {
  if (instant === null || booking.isFullDay === 1) return day === booking.day
  const begins = Date.parse(booking.instant)
  const { minutes } = JSON.parse(booking.agreement) as Agreement
  return instant < begins + minutes * MINUTE_MS && begins < instant + slotMinutes * MINUTE_MS
}
