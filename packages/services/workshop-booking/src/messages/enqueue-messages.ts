import { addDays, toInstant } from "@forecourt/calendar"
import type { Statements } from "@forecourt/service-kit/storage"
import { createVisitToken } from "../visits/link.ts"
import { loadVisit, type Visit } from "../visits/visit.ts"
import type { WorkshopBookingContext } from "../workshop-booking.types.ts"
import { composeCustomerEmail, composeText, composeWorkshopEmail, type VisitEvent } from "./compose.ts"

/** The local time on the day before a visit at which customers are reminded. It is before the time of late cancelling. */
const REMINDED_AT = "10:00:00"

/**
 * Adds the messages about a new, moved or cancelled booking to the outbox, and the reminder of the day before. Must run
 * in the transaction of the change.
 */
export async function enqueueMessages(
  tx: Statements,
  context: Pick<WorkshopBookingContext, "outbox" | "linkKeys" | "visitsUrl" | "sendsTexts" | "now">,
  bookingId: string,
  event: Exclude<VisitEvent, "reminder">,
  movedFrom: Visit["booking"] | null = null,
): Promise<void> {
  const { outbox, sendsTexts } = context
  const now = context.now()
  const visit = await loadVisit(tx, bookingId)
  if (visit === null)
    throw new Error("workshop-booking: a booking without a workshop was changed. Look at the storage.")
  const { booking, workshop } = visit
  const link = `${context.visitsUrl}/${createVisitToken(context.linkKeys, booking.id)}`
  const mayText = sendsTexts && booking.phone.startsWith("+")

  await outbox.enqueue(tx, { kind: "email", payload: composeCustomerEmail(visit, event, { link, now }), lastsMs: null })
  if (mayText) await outbox.enqueue(tx, { kind: "text", payload: composeText(visit, event, link), lastsMs: null })
  if (workshop.email !== "")
    await outbox.enqueue(tx, { kind: "email", payload: composeWorkshopEmail(visit, event, movedFrom), lastsMs: null })

  const notBefore = toInstant(`${addDays(booking.day, -1)}T${REMINDED_AT}`, workshop.zone)
  if (event === "cancelled" || notBefore === null || notBefore <= now) return
  const planned = { notBefore, lastsMs: Date.parse(booking.instant) - now }
  const onlyFor = { bookingId: booking.id, sequence: booking.sequence }
  const reminder = composeCustomerEmail(visit, "reminder", { link, now: notBefore })
  await outbox.enqueue(tx, { kind: "email", payload: { ...reminder, onlyFor }, ...planned })
  if (mayText)
    await outbox.enqueue(tx, {
      kind: "text",
      payload: { ...composeText(visit, "reminder", link), onlyFor },
      ...planned,
    })
}
