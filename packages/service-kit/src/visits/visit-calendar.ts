import { type CalendarFile, formatCalendarFile } from "@forecourt/calendar/calendar-file"
import type { MailServer } from "../messages/messages.ts"
import type { BookedVisit, VisitKind } from "./visit.types.ts"

/**
 * Creates the calendar file of a booking, which adds it, replaces an earlier version, or cancels it. It contains no
 * personal data and no link: calendars are shared with others. Its organiser, which RFC 5546 requires, is the workshop, or
 * the sender of the messages if the workshop has no e-mail address.
 */
export function createVisitCalendar(
  { service }: Pick<VisitKind, "service">,
  { id, language, isCancelled, sequence, day, time, minutes, services, workshop }: BookedVisit,
  { now, organizer }: { readonly now: number; readonly organizer: string },
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
        organizer: workshop.email || organizer,
      },
    ],
  })
  return { method, content }
}

/** Returns the e-mail address that messages are sent from. In development none are sent. */
export function readSenderAddress(mailServer: MailServer | null): string {
  const sender = mailServer?.sender ?? "visits@localhost"
  return /<([^<>]+)>$/.exec(sender)?.[1] ?? sender
}
