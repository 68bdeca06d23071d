import {
  addDays,
  type CalendarDay,
  getDayInZone,
  listSlots,
  type OpeningTimes,
  resolveInstant,
} from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"
import { addTakenTime, listTakenTimes, removeTakenTime, type TakenTime } from "../storage/taken-times.ts"
import { listOpenWorkshops, type Workshop } from "../storage/workshops.ts"

const MINUTE_MS = 60_000

/** A time that two bookings share. */
interface SharedTime {
  readonly workshopId: string
  readonly time: string
}

/**
 * Takes the times of existing bookings and holds again in the slots that workshops have now. Returns the first time of
 * each workshop that two bookings would share.
 */
export async function keepTakenTimes(
  tx: Statements,
  previous: readonly Workshop[],
  now: number,
): Promise<SharedTime[]> {
  const shared: SharedTime[] = []
  for (const workshop of await listOpenWorkshops(tx)) {
    const before = previous.find(({ id }) => id === workshop.id)
    if (before === undefined || hasSameSlots(before, workshop)) continue
    const time = await moveToSlots(tx, before, workshop, now)
    if (time !== null) shared.push({ workshopId: workshop.id, time })
  }
  return shared
}

function hasSameSlots(before: Workshop, after: Workshop): boolean {
  return before.slotMinutes === after.slotMinutes && JSON.stringify(before.schedule) === JSON.stringify(after.schedule)
}

/** Returns the first time that two bookings would share, or `null`. */
async function moveToSlots(tx: Statements, before: Workshop, after: Workshop, now: number): Promise<string | null> {
  const taken = await listTakenTimes(tx, after.id, { from: addDays(getDayInZone("UTC", now), -1), now })
  let shared: string | null = null
  const takers = new Map(taken.map((time) => [formatKey(time), time]))
  for (const time of taken) {
    const slots = listOverlapping(before, after, time)
    for (const slot of slots) {
      const wanted = { ...time, ...slot }
      const other = takers.get(formatKey(wanted))
      if (other === undefined) await addTakenTime(tx, wanted)
      takers.set(formatKey(wanted), other ?? wanted)
      const isShared = other !== undefined && other.bookingId !== time.bookingId
      if (isShared && time.bookingId !== null && other.bookingId !== null) shared ??= slot.bucket
    }
    // A time outside the opening hours stays as it is.
    if (slots.length > 0 && slots.every(({ bucket }) => bucket !== time.bucket)) await removeTakenTime(tx, time)
  }
  return shared
}

const formatKey = ({ bucket, resource }: TakenTime) => `${bucket} ${resource}`

/** Lists the slots after the import that overlap with a slot before it. */
function listOverlapping(
  before: OpeningTimes,
  after: OpeningTimes,
  { bucket, day }: TakenTime,
): { readonly bucket: string; readonly day: CalendarDay }[] {
  const old = getSpan(before, bucket, day)
  return [addDays(day, -1), day, addDays(day, 1)]
    .flatMap((near) => listSlots(after, near))
    .filter((slot) => {
      const span = getSpan(after, slot.name, slot.day)
      return span.from < old.to && old.from < span.to
    })
    .map((slot) => ({ bucket: slot.name, day: slot.day }))
}

/** Returns the time that a slot covers: a whole day if its time is agreed later. */
function getSpan({ zone, slotMinutes }: OpeningTimes, bucket: string, day: CalendarDay) {
  if (bucket === day)
    return { from: resolveInstant(`${day}T00:00:00`, zone), to: resolveInstant(`${addDays(day, 1)}T00:00:00`, zone) }
  const from = resolveInstant(bucket, zone)
  return { from, to: from + slotMinutes * MINUTE_MS }
}
