import { isIntervals } from "./day-hours.ts"
import type { DayHours, OpenInterval } from "./schedule.types.ts"

const CLOSED = /^(?:[-–—]|stängt|stengt|lukket|closed|off|suljettu|zatvorené|zatvorene)\.?$/
const ALL_DAY =
  /^(?:dygnet runt|døgnet rundt|døgnåbent|24 ?h|24\/7|24 hours|open 24 hours|ympäri vuorokauden|nonstop)\.?$/
const BY_ARRANGEMENT =
  /överenskommelse|bokning|avtale|bestilling|aftale|arrangement|appointment|sopimu|ajanvarau|dohod|objedn/

/** Matches `9–18`, `09:00–17.30` or `9am–5pm`. */
const INTERVAL =
  /^(?:kl\.?|klo|from|från|fra|od)?\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?\s*(?:[-–—−]|till|til|to|do)\s*(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?(?:\s*(?:h|hod\.?))?$/

/**
 * Parses the hours of a day, for example `08:00–12:00, 13:00–17:00`, `9–18`, `9am–5pm`, `Stängt` or `6 by arrangement`.
 * Hours that cannot be parsed are returned as text.
 */
export function readHours(text: string): DayHours {
  const words = text.trim()
  const small = words.toLowerCase()
  if (small === "" || CLOSED.test(small)) return []
  if (ALL_DAY.test(small)) return [{ opens: "00:00", closes: "24:00" }]
  const intervals = small.split(/[,;&+/]|\s(?:och|og|and|ja|a)\s/).map((part) => readInterval(part.trim()))
  if (intervals.every((interval) => interval !== null)) return sortIntervals(intervals)
  const [, visits] = /^([1-9]\d?) /.exec(small) ?? []
  const isByArrangement = BY_ARRANGEMENT.test(small)
  return { words, isByArrangement, ...(isByArrangement && visits !== undefined && { visits: Number(visits) }) }
}

/** Returns true if visits can be booked in hours: in intervals, or a number of them by arrangement. */
export function isBookableHours(text: string): boolean {
  const hours = readHours(text)
  return isIntervals(hours) || (hours.isByArrangement && hours.visits !== undefined)
}

/** Parses a time interval such as `9–18`. Returns `null` for any other text, and if both times are the same. */
export function readInterval(text: string): OpenInterval | null {
  const [, hour1, minute1, half1, hour2, minute2, half2] = INTERVAL.exec(text) ?? []
  if (hour1 === undefined || hour2 === undefined) return null
  const [opens, closes] = [formatTime(hour1, minute1, half1), formatTime(hour2, minute2, half2)]
  if (opens === null || closes === null || opens === "24:00" || opens === closes) return null
  return { opens, closes: closes === "00:00" ? "24:00" : closes }
}

export function sortIntervals(intervals: readonly OpenInterval[]): OpenInterval[] {
  const byText = new Map(intervals.map((interval) => [`${interval.opens} ${interval.closes}`, interval]))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, interval]) => interval)
}

function formatTime(hour: string, minute = "00", half?: string): string | null {
  const value = Number(hour)
  if (half !== undefined && (value < 1 || value > 12)) return null
  const hours = half === undefined ? value : (value % 12) + (half === "p" ? 12 : 0)
  if (hours > 24 || Number(minute) > 59 || (hours === 24 && minute !== "00")) return null
  return `${String(hours).padStart(2, "0")}:${minute}`
}
