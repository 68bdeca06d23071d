const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const MAX_OCTETS = 75 // RFC 5545, section 3.1

interface Booking {
  readonly bookingConfirmationId: string
  readonly services: readonly Service[]
  readonly workshop: Readonly<Partial<Record<"name" | "address" | "email" | "phoneNumber", string | null | undefined>>>
}

interface Service {
  readonly name?: string | null | undefined
  readonly appointmentTime?: string | null | undefined
  readonly appointmentDate?: string | null | undefined
  readonly isFullDay?: boolean | null | undefined
  readonly durationMinutes?: number | undefined
}

interface Place {
  readonly flow: "tyre-hotel" | "workshop-booking"
  /** The time zone of the workshop, in which the local times of a booking are given. */
  readonly timeZone: string
  readonly locale: string
  readonly now?: Date
}

/**
 * Creates a calendar file (RFC 5545) without personal data. Times are in UTC, so that no time zone definition is
 * needed. The event of a changed booking replaces the earlier event.
 */
export function createCalendarFile(booking: Booking, { flow, timeZone, locale, now = new Date() }: Place): string {
  const { bookingConfirmationId: number, workshop, services } = booking
  const contact = [workshop.phoneNumber, workshop.email].filter(Boolean).join(", ")
  const events = services.flatMap((service, index) => {
    const when = getPeriod(service, timeZone)
    if (when === null) return []
    return [
      "BEGIN:VEVENT",
      `UID:${number}-${index}@${flow}.forecourt`,
      `DTSTAMP:${formatUtc(now.getTime())}`,
      `SEQUENCE:${Math.floor(now.getTime() / MINUTE_MS)}`,
      ...when,
      formatProperty("SUMMARY", [service.name, workshop.name].filter(Boolean).join(", ")),
      formatProperty("LOCATION", [workshop.name, workshop.address].filter(Boolean).join(", ")),
      formatProperty("DESCRIPTION", [number, contact].filter(Boolean).join("\n")),
      "END:VEVENT",
    ]
  })
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Forecourt//${flow}//${locale.slice(0, 2).toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events,
    "END:VCALENDAR",
  ]
  return `${lines.map(formatFolded).join("\r\n")}\r\n`
}

/** Starts the download of a calendar file. Its content stays in the browser and is not part of any URL. */
export function startDownload(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }))
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS)
}

function getPeriod(
  { appointmentTime, appointmentDate, isFullDay, durationMinutes }: Service,
  zone: string,
): readonly string[] | null {
  const day = (appointmentTime ?? appointmentDate ?? "").slice(0, 10)
  if (day === "") return null
  const wallTime = /T(\d{2}:\d{2})/.exec(appointmentTime ?? "")?.[1]
  if (isFullDay || wallTime === undefined) {
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
    return [`DTSTART;VALUE=DATE:${toPlainText(day)}`, `DTEND;VALUE=DATE:${toPlainText(next)}`]
  }
  const start = toInstant(`${day}T${wallTime}:00`, zone)
  const end = durationMinutes === undefined ? [] : [`DTEND:${formatUtc(start + durationMinutes * MINUTE_MS)}`]
  return [`DTSTART:${formatUtc(start)}`, ...end]
}

/**
 * Converts a local time to a UTC timestamp. The offset of the time zone is calculated twice, since it depends on the
 * resulting time.
 */
function toInstant(wallTime: string, zone: string): number {
  const asIfUtc = Date.parse(`${wallTime}Z`)
  const near = asIfUtc - getOffset(asIfUtc, zone)
  return asIfUtc - getOffset(near, zone)
}

function getOffset(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
  return Date.parse(`${clock.format(instant).replace(" ", "T")}Z`) - instant
}

function formatUtc(instant: number): string {
  return `${toPlainText(new Date(instant).toISOString().slice(0, 19))}Z`
}

function toPlainText(text: string): string {
  return text.replaceAll(/[-:]/g, "")
}

function formatProperty(name: string, value: string): string {
  const escaped = value.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, "\\n")
  return `${name}:${escaped}`
}

/** Folds a line of more than 75 octets, as iCalendar requires, without splitting a character. */
function formatFolded(line: string): string {
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
