/** A local date and time in the format `YYYY-MM-DDTHH:mm:ss`. It contains no time zone, which is stored separately. */
export type WallTime = string

const DAY_MS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Converts a UTC timestamp to the local time in a time zone. */
export function toWallTime(instant: number, zone: string): WallTime {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    // Swedish formats days and times in ISO 8601, with a space between.
    clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    })
    clocks.set(zone, clock)
  }
  return clock.format(instant).replace(" ", "T")
}

/**
 * Converts a local time in a time zone to a timestamp. Returns `null` for a time that is skipped when clocks are turned
 * forward. For a time that occurs twice when clocks are turned back, returns the earlier timestamp.
 */
export function toInstant(wallTime: WallTime, zone: string): number | null {
  const asIfUtc = Date.parse(`${wallTime}Z`)
  const offsets = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => getOffset(near, zone))
  const candidates = offsets.map((offset) => asIfUtc - offset).sort((a, b) => a - b)
  return candidates.find((instant) => toWallTime(instant, zone) === wallTime) ?? null
}

/**
 * Converts a local time in a time zone to a timestamp, also a time that is skipped when clocks are turned forward: that
 * is as long after the turn as if the clocks had not been turned yet, as in calendar files (RFC 5545, section 3.3.5).
 */
export function resolveInstant(wallTime: WallTime, zone: string): number {
  const asIfUtc = Date.parse(`${wallTime}Z`)
  return toInstant(wallTime, zone) ?? asIfUtc - getOffset(asIfUtc - DAY_MS, zone)
}

function getOffset(instant: number, zone: string): number {
  return Date.parse(`${toWallTime(instant, zone)}Z`) - instant
}
