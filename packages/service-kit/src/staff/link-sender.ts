import {
  createDevelopmentReceiver,
  createEmailReceiver,
  type DevelopmentOptions,
  type MailServer,
  type Message,
} from "../messages/messages.ts"
import type { Receiver } from "../outbox/outbox.types.ts"
import type { Statements, Storage } from "../storage/storage.types.ts"
import type { SignInMail, StaffDesk } from "./staff.types.ts"

/** The kind of outbox entries that contain a link. */
export const LINK_KIND = "staff-link"
const MINUTE_MS = 60_000

/** An outbox whose entries can be links for staff. */
interface LinkOutbox {
  readonly enqueue: (
    tx: Statements,
    outgoing: { readonly kind: typeof LINK_KIND; readonly payload: Message; readonly lastsMs: number },
  ) => Promise<string>
  readonly wake: () => void
}

/** Creates the function that sends one-time links through the outbox of a service. */
export function createLinkSender(storage: Storage, outbox: LinkOutbox): NonNullable<StaffDesk["sendLink"]> {
  return async (mail) => {
    await storage.transaction((tx) =>
      outbox.enqueue(tx, { kind: LINK_KIND, payload: createMessage(mail), lastsMs: mail.lastsMs }),
    )
    outbox.wake()
  }
}

function createMessage({ person, link, lastsMs }: SignInMail): Message {
  const minutes = lastsMs / MINUTE_MS
  return {
    to: person.email,
    text: `Sign in to the pages of staff: ${link}\nThe link is valid once, for ${minutes} minutes. If you did not request it, ignore this message.`,
    about: { link },
  }
}

/** Creates the receiver of links: a mail server, or the log and the outbox page in development. */
export function createLinkReceiver(
  mail: MailServer | null,
  storage: Storage,
  options: DevelopmentOptions,
): Receiver<Message> {
  if (mail === null) return createDevelopmentReceiver(storage, options)
  const receive = createEmailReceiver(mail)
  return ({ to, text }, delivery) => receive({ to, subject: "Sign in", text }, delivery)
}
