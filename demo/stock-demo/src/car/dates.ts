import { remembered } from "../remembered.ts"

const DAY = 86_400_000

/** The date of the demo stock, which is the same on any day. */
export const TODAY = "2026-11-26"

export const THIS_YEAR = Number(TODAY.slice(0, 4))

const NOW = Date.parse(TODAY)

/** Formats the date a number of days before today as `YYYY-MM-DD`. */
export const daysAgo = remembered((days: number): string =>
  new Date(NOW - days * DAY).toISOString().slice(0, TODAY.length),
)

/** Returns the number of years from a day until today, with fractions. */
export function yearsSince(day: string): number {
  return (NOW - Date.parse(day)) / (365.25 * DAY)
}
