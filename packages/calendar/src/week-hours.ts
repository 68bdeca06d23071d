import type { OpeningHours } from "./opening-hours.ts"
import type { Weekday } from "./weekday.ts"

const DAYS: readonly (readonly [short: string, weekday: Weekday])[] = [
  ["Mo", "monday"],
  ["Tu", "tuesday"],
  ["We", "wednesday"],
  ["Th", "thursday"],
  ["Fr", "friday"],
  ["Sa", "saturday"],
  ["Su", "sunday"],
]

/** Days, and from when to when: `Mo-Fr 08:00-18:00` or `Sa 10:00-15:00`. https://schema.org/openingHours */
const HOURS =
  /^(?<first>[A-Z][a-z])(?:-(?<last>[A-Z][a-z]))? (?<opens>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)-(?<closes>[01]\d:[0-5]\d|2[0-3]:[0-5]\d)$/

/** The hours of a week from what editors write with commas between; days whose hours cannot be read are left out. */
export function readWeek(text: string): OpeningHours {
  const week: Partial<Record<Weekday, { opens: string; closes: string }>> = {}
  for (const part of text.split(",")) {
    const { first = "", last = first, opens = "", closes = "" } = HOURS.exec(part.trim())?.groups ?? {}
    const [from, to] = [placeOf(first), placeOf(last)]
    if (from < 0 || to < from || closes <= opens) continue
    for (const [, weekday] of DAYS.slice(from, to + 1)) week[weekday] = { opens, closes }
  }
  return week
}

function placeOf(day: string): number {
  return DAYS.findIndex(([short]) => short === day)
}
