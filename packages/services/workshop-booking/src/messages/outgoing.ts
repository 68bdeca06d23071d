import {
  createDevelopmentReceiver,
  createEmailReceiver,
  createGatewayReceiver,
  type Email,
  type Message,
} from "@forecourt/service-kit/messages"
import type { Receiver } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import { createLinkReceiver } from "@forecourt/service-kit/staff"
import { findWholeBooking } from "../storage/bookings.ts"
import { SERVICE, type WorkshopBookingConfig } from "../workshop-booking.config.ts"

/** The entries of the outbox: e-mails, and text messages to phones. */
export interface Outgoing {
  readonly email: Planned<Email>
  readonly text: Planned<Pick<Message, "to" | "text">>
  readonly "staff-link": Message
}

/** A message that is delivered only while its booking has this version and is not cancelled. */
type Planned<Content> = Content & { readonly onlyFor?: { readonly bookingId: string; readonly sequence: number } }

type Receivers = { readonly [Kind in keyof Outgoing]: Receiver<Outgoing[Kind]> }

/** Creates the receivers that the settings name. Those that they do not name show messages on the page of development. */
export function createReceivers(
  { storage, log, now }: ServiceTools,
  { mailServer, gateway, staffMail }: Pick<WorkshopBookingConfig, "mailServer" | "gateway" | "staffMail">,
): Receivers {
  const reportQuietly = () => log(`${SERVICE}: a message was sent. /${SERVICE}/outbox shows it.`)
  const show = createDevelopmentReceiver(storage, { service: SERVICE, log: reportQuietly, now })
  const email: Receiver<Email> =
    mailServer === null
      ? ({ to, subject, text }, delivery) =>
          show({ to, text: `${subject}\n\n${text}`, about: { kind: "e-mail" } }, delivery)
      : createEmailReceiver(mailServer)
  const sendText = gateway === null ? show : createGatewayReceiver(gateway, now)
  const text: Receiver<Outgoing["text"]> = (message, delivery) =>
    sendText({ to: message.to, text: message.text, about: { kind: "text message" } }, delivery)
  return {
    email: createPlannedReceiver(storage, email),
    text: createPlannedReceiver(storage, text),
    "staff-link": createLinkReceiver(staffMail, storage, { service: SERVICE, log, now }),
  }
}

/** Wraps a receiver, which then skips the messages that no longer apply, such as the reminder of a moved booking. */
function createPlannedReceiver<Content>(
  storage: ServiceTools["storage"],
  receive: Receiver<Content>,
): Receiver<Planned<Content>> {
  return async (message, delivery) => {
    const { onlyFor } = message
    if (onlyFor !== undefined) {
      const booking = await findWholeBooking(storage, onlyFor.bookingId)
      if (booking?.status !== "booked" || booking.sequence !== onlyFor.sequence) return
    }
    await receive(message, delivery)
  }
}
