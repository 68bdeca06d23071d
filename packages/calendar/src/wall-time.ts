/** What a clock on the wall shows, `YYYY-MM-DDTHH:mm:ss`, in a zone that is known from elsewhere. */
export type WallTime = string

const DAY_MS = 86_400_000

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock in the zone shows at an instant. */
export function toWallTime(instant: number, zone: string): WallTime {
  let clock = clocks.get(zone)
  if (clock === undefined) {
    // Swedish writes days and times as ISO 8601 does, with a space between.
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
 * The instant at which a clock in the zone shows a time. Of the two in the hour that comes twice in autumn it is the
 * first; the hour that spring leaves out has none, `null`.
 */
export function toInstant(wallTime: WallTime, zone: string): number | null {
  const asIfUtc = Date.parse(`${wallTime}Z`)
  const offsets = [asIfUtc - DAY_MS, asIfUtc + DAY_MS].map((near) => getOffset(near, zone))
  const candidates = offsets.map((offset) => asIfUtc - offset).sort((one, other) => one - other)
  return candidates.find((instant) => toWallTime(instant, zone) === wallTime) ?? null
}

/** How far the zone's clocks are ahead of UTC. */
function getOffset(instant: number, zone: string): number {
  return Date.parse(`${toWallTime(instant, zone)}Z`) - instant
}
