import { addDays, getDayInZone, toInstant } from "@forecourt/calendar"

const SENT_AT = "08:00:00"

/** Returns the next time at which it is 08:00 in a time zone, in milliseconds since 1970. */
export function getNextMorning(zone: string, now: number): number {
  const today = getDayInZone(zone, now)
  for (const days of [0, 1, 2]) {
    const instant = toInstant(`${addDays(today, days)}T${SENT_AT}`, zone)
    if (instant !== null && instant > now) return instant
  }
  throw new Error(`search-alerts: it is never 08:00 in ${zone}. Correct the time zone of the site.`)
}
