import { addDays, resolveInstant } from "@forecourt/calendar"
import type { Statements } from "../storage/storage.types.ts"
import { composeCustomerEmail, composeText, composeWorkshopEmail } from "./compose.ts"
import type { VisitMessages } from "./receivers.ts"
import type { VisitEvent, VisitKind, VisitTime } from "./visit.types.ts"
import { createVisitToken } from "./visit-token.ts"

/** The local time on the day before a visit at which customers are reminded. It is before the time of late cancelling. */
const REMINDED_AT = "10:00:00"

interface OutgoingMessage<Kind extends keyof VisitMessages> {
  readonly kind: Kind
  readonly payload: VisitMessages[Kind]
  readonly lastsMs: number | null
  readonly notBefore?: number
}

/** The parts of a service that messages about visits need. */
export interface VisitMessenger {
  readonly outbox: {
    readonly enqueue: (tx: Statements, outgoing: OutgoingMessage<"email"> | OutgoingMessage<"text">) => Promise<string>
  }
  /** The keys that sign the links to booked visits, the current one first. */
  readonly linkKeys: readonly [Buffer, ...Buffer[]]
  /** The address of the pages of booked visits, without a slash at its end. */
  readonly visitsUrl: string
  /** True if text messages can be sent to phones. */
  readonly sendsTexts: boolean
  /** The e-mail address that messages are sent from. */
  readonly organizer: string
  readonly now: () => number
}

/**
 * Adds the messages about a new, moved or cancelled booking to the outbox, and the reminder of the day before. Must run
 * in the transaction of the change.
 */
export async function enqueueVisitMessages(
  tx: Statements,
  kind: VisitKind,
  { outbox, linkKeys, visitsUrl, sendsTexts, organizer, now: readClock }: VisitMessenger,
  bookingId: string,
  event: Exclude<VisitEvent, "reminder">,
  movedFrom: VisitTime | null = null,
): Promise<void> {
  const now = readClock()
  const visit = await kind.loadVisit(tx, bookingId)
  if (visit === null) throw new Error(`${kind.service}: a booking without a workshop was changed. Look at the storage.`)
  const { id, sequence, day, beginsAt, customer, workshop } = visit
  const link = `${visitsUrl}/${createVisitToken(linkKeys, id)}`
  const hasEmail = customer.email !== ""
  // A message that waited while its booking was changed would arrive after the newer one, and contradict it.
  const onlyFor = { bookingId: id, sequence }
  const mayText = sendsTexts && customer.phone.startsWith("+")

  if (hasEmail) {
    const email = composeCustomerEmail(kind, visit, event, { link, now, organizer })
    await outbox.enqueue(tx, { kind: "email", payload: { ...email, onlyFor }, lastsMs: null })
  }
  if (mayText) {
    const text = composeText(kind, visit, event, { link, now })
    await outbox.enqueue(tx, { kind: "text", payload: { ...text, onlyFor }, lastsMs: null })
  }
  if (workshop.email !== "") {
    const email = composeWorkshopEmail(kind, visit, event, movedFrom)
    await outbox.enqueue(tx, { kind: "email", payload: { ...email, onlyFor }, lastsMs: null })
  }

  const notBefore = resolveInstant(`${addDays(day, -1)}T${REMINDED_AT}`, workshop.zone)
  if (event === "cancelled" || notBefore <= now) return
  const planned = { notBefore, lastsMs: beginsAt - now }
  if (hasEmail) {
    const reminder = composeCustomerEmail(kind, visit, "reminder", { link, now: notBefore, organizer })
    await outbox.enqueue(tx, { kind: "email", payload: { ...reminder, onlyFor }, ...planned })
  }
  if (mayText) {
    const reminder = composeText(kind, visit, "reminder", { link, now: notBefore })
    await outbox.enqueue(tx, { kind: "text", payload: { ...reminder, onlyFor }, ...planned })
  }
}
