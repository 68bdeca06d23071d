import { type CalendarEvent, formatCalendarFile } from "@forecourt/calendar/calendar-file"

const MINUTE_MS = 60_000

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
 * Creates a calendar file without personal data. The event of a changed booking replaces the earlier event. A workshop
 * booking begins with version 0, since its service counts the versions and sends files of changed bookings.
 */
export function createCalendarFile(booking: Booking, { flow, timeZone, locale, now = new Date() }: Place): string {
  const { bookingConfirmationId: number, workshop, services } = booking
  const contact = [workshop.phoneNumber, workshop.email].filter(Boolean).join(", ")
  return formatCalendarFile({
    product: `-//Forecourt//${flow}//${locale.slice(0, 2).toUpperCase()}`,
    method: "PUBLISH",
    now: now.getTime(),
    events: services.flatMap((service, index) => {
      const period = getPeriod(service, timeZone)
      if (period === null) return []
      const event: CalendarEvent = {
        uid: `${number}-${index}@${flow}.forecourt`,
        sequence: flow === "workshop-booking" ? 0 : Math.floor(now.getTime() / MINUTE_MS),
        period,
        summary: [service.name, workshop.name].filter(Boolean).join(", "),
        location: [workshop.name, workshop.address].filter(Boolean).join(", "),
        description: [number, contact].filter(Boolean).join("\n"),
      }
      return [event]
    }),
  })
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
): CalendarEvent["period"] | null {
  const day = (appointmentTime ?? appointmentDate ?? "").slice(0, 10)
  if (day === "") return null
  const time = /T(\d{2}:\d{2})/.exec(appointmentTime ?? "")?.[1]
  if (isFullDay || time === undefined) return day
  return { startsAt: `${day}T${time}:00`, zone, minutes: durationMinutes ?? null }
}
