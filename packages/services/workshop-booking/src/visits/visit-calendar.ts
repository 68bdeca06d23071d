import { type CalendarFile, formatCalendarFile } from "@forecourt/calendar/calendar-file"
import type { Visit } from "./visit.ts"

/**
 * Creates the calendar file of a booking, which adds it, replaces an earlier version, or cancels it. It contains no
 * personal data and no link: calendars are shared with others.
 */
export function createVisitCalendar(
  { booking, workshop, services, minutes }: Visit,
  now: number,
): Pick<CalendarFile, "method"> & { readonly content: string } {
  const { id, sequence, status, startsAt, day, isFullDay, language } = booking
  const method = status === "cancelled" ? "CANCEL" : "PUBLISH"
  const content = formatCalendarFile({
    product: `-//Forecourt//workshop-booking//${language.toUpperCase()}`,
    method,
    now,
    events: [
      {
        uid: `${id}-0@workshop-booking.forecourt`,
        sequence,
        period: isFullDay === 1 ? day : { startsAt, zone: workshop.zone, minutes },
        summary: `${services.map(({ name }) => name).join(", ")}, ${workshop.siteName}`,
        location: `${workshop.siteName}, ${workshop.address}`,
        description: [id, workshop.phone].filter(Boolean).join("\n"),
        ...(workshop.email !== "" && { organizer: workshop.email }),
      },
    ],
  })
  return { method, content }
}
