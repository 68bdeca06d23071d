import { type CalendarFile, formatCalendarFile } from "@forecourt/calendar/calendar-file"
import type { BookedVisit, VisitKind } from "./visit.types.ts"

/**
 * Creates the calendar file of a booking, which adds it, replaces an earlier version, or cancels it. It contains no
 * personal data and no link: calendars are shared with others.
 */
export function createVisitCalendar(
  { service }: Pick<VisitKind, "service">,
  { id, language, isCancelled, sequence, day, time, minutes, services, workshop }: BookedVisit,
  now: number,
): Pick<CalendarFile, "method"> & { readonly content: string } {
  const method = isCancelled ? "CANCEL" : "PUBLISH"
  const content = formatCalendarFile({
    product: `-//Forecourt//${service}//${language.toUpperCase()}`,
    method,
    now,
    events: [
      {
        uid: `${id}-0@${service}.forecourt`,
        sequence,
        period: time.isFullDay ? day : { startsAt: time.startsAt, zone: workshop.zone, minutes },
        summary: `${services}, ${workshop.name}`,
        location: `${workshop.name}, ${workshop.address}`,
        description: [id, workshop.phone].filter(Boolean).join("\n"),
        ...(workshop.email !== "" && { organizer: workshop.email }),
      },
    ],
  })
  return { method, content }
}
