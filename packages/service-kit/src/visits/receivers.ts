import {
  createDevelopmentReceiver,
  createEmailReceiver,
  createGatewayReceiver,
  type Email,
  type Message,
} from "../messages/messages.ts"
import type { Receiver } from "../outbox/outbox.types.ts"
import type { ServiceTools } from "../service/call-routes.ts"
import type { VisitConfig } from "./read-visit-config.ts"
import type { VisitKind } from "./visit.types.ts"

/** The entries of the outbox about visits: e-mails, and text messages to phones. */
export interface VisitMessages {
  readonly email: Planned<Email>
  readonly text: Planned<Pick<Message, "to" | "text">>
}

/** A message that is delivered only while its booking has this version. Cancelling makes a version, too. */
type Planned<Content> = Content & { readonly onlyFor?: { readonly bookingId: string; readonly sequence: number } }

/** Creates the receivers that the settings name. Those that they do not name show messages on the page of development. */
export function createVisitReceivers(
  kind: VisitKind,
  { storage, log, now }: ServiceTools,
  { mailServer, gateway }: Pick<VisitConfig, "mailServer" | "gateway">,
): { readonly [Kind in keyof VisitMessages]: Receiver<VisitMessages[Kind]> } {
  const { service } = kind
  const reportQuietly = () => log(`${service}: a message was sent. /${service}/outbox shows it.`)
  const show = createDevelopmentReceiver(storage, { service, log: reportQuietly, now })
  const email: Receiver<Email> =
    mailServer === null
      ? ({ to, subject, text }, delivery) =>
          show({ to, text: `${subject}\n\n${text}`, about: { kind: "e-mail" } }, delivery)
      : createEmailReceiver(mailServer)
  const sendText = gateway === null ? show : createGatewayReceiver(gateway, now)
  const text: Receiver<VisitMessages["text"]> = (message, delivery) =>
    sendText({ to: message.to, text: message.text, about: { kind: "text message" } }, delivery)
  return {
    email: createPlannedReceiver(kind, storage, email),
    text: createPlannedReceiver(kind, storage, text),
  }
}

/** Wraps a receiver, which then skips the messages that no longer apply, such as the reminder of a moved booking. */
function createPlannedReceiver<Content>(
  kind: VisitKind,
  storage: ServiceTools["storage"],
  receive: Receiver<Content>,
): Receiver<Planned<Content>> {
  return async (message, delivery) => {
    const { onlyFor } = message
    if (onlyFor !== undefined) {
      const visit = await kind.loadVisit(storage, onlyFor.bookingId)
      if (visit?.sequence !== onlyFor.sequence) return
    }
    await receive(message, delivery)
  }
}
