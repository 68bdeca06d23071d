import { addDays, type CalendarDay } from "./calendar-day.ts"
import { toInstant, type WallTime } from "./wall-time.ts"

const MINUTE_MS = 60_000
const MAX_OCTETS = 75 // RFC 5545, section 3.1

export interface CalendarEvent {
  /** The unique id, which stays the same when the event changes. */
  readonly uid: string
  /** The number of the version. A calendar replaces a version with a higher one. */
  readonly sequence: number
  /** The time of the event, or its day if it takes the whole day. */
  readonly period: CalendarDay | TimedPeriod
  readonly summary: string
  readonly location: string
  readonly description: string
  /** The e-mail address of the organiser, which a cancellation requires. */
  readonly organizer?: string
}

export interface TimedPeriod {
  readonly startsAt: WallTime
  readonly zone: string
  /** The duration in minutes, or `null` if it is unknown. */
  readonly minutes: number | null
}

export interface CalendarFile {
  /** The identifier of the product that creates the file: `-//Forecourt//tyre-hotel//SV`. */
  readonly product: string
  /** `PUBLISH` adds or replaces the events, `CANCEL` marks them as cancelled (RFC 5546). */
  readonly method: "PUBLISH" | "CANCEL"
  /** The time of the file, in milliseconds since 1970. */
  readonly now: number
  readonly events: readonly CalendarEvent[]
}

/** Formats events as an iCalendar file (RFC 5545). Times are in UTC, so that no time zone definition is needed. */
export function formatCalendarFile({ product, method, now, events }: CalendarFile): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${product}`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...events.flatMap((event) => listLines(event, method, now)),
    "END:VCALENDAR",
  ]
  return `${lines.map(foldLine).join("\r\n")}\r\n`
}

function listLines(event: CalendarEvent, method: CalendarFile["method"], now: number): string[] {
  const { uid, sequence, period, summary, location, description, organizer } = event
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(now)}`,
    `SEQUENCE:${sequence}`,
    ...(method === "CANCEL" ? ["STATUS:CANCELLED"] : []),
    ...listPeriodLines(period),
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(organizer === undefined ? [] : [`ORGANIZER:mailto:${organizer.replaceAll(/\p{Cc}/gu, "")}`]),
    "END:VEVENT",
  ]
}

function listPeriodLines(period: CalendarEvent["period"]): string[] {
  if (typeof period === "string") return listDayLines(period)
  const { startsAt, zone, minutes } = period
  const start = toInstant(startsAt, zone)
  if (start === null) return listDayLines(startsAt.slice(0, 10))
  const end = minutes === null ? [] : [`DTEND:${formatUtc(start + minutes * MINUTE_MS)}`]
  return [`DTSTART:${formatUtc(start)}`, ...end]
}

function listDayLines(day: CalendarDay): string[] {
  return [`DTSTART;VALUE=DATE:${toBasicFormat(day)}`, `DTEND;VALUE=DATE:${toBasicFormat(addDays(day, 1))}`]
}

function formatUtc(instant: number): string {
  return `${toBasicFormat(new Date(instant).toISOString().slice(0, 19))}Z`
}

/** Removes the separators of a day or a time in ISO 8601. */
function toBasicFormat(text: string): string {
  return text.replaceAll(/[-:]/g, "")
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/[^\P{Cc}\t]/gu, "")
}

/** Folds a line of more than 75 octets without splitting a character. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let text = ""
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > MAX_OCTETS) {
      text += "\r\n "
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
