import { remembered } from "../remembered.ts"

const DAY = 86_400_000

/** The day that the demo stock is of: it is the same stock on any day. */
export const TODAY = "2026-11-26"

export const THIS_YEAR = Number(TODAY.slice(0, 4))

const NOW = Date.parse(TODAY)

/** `YYYY-MM-DD`, so many days before today. */
export const daysAgo = remembered((days: number): string =>
  new Date(NOW - days * DAY).toISOString().slice(0, TODAY.length),
)

/** Years from a day until today, in parts too. */
export function yearsSince(day: string): number {
  return (NOW - Date.parse(day)) / (365.25 * DAY)
}
