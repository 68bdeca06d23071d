import type { FormSubmission } from "@forecourt/contracts/forms"
import {
  createDevelopmentReceiver,
  createEmailReceiver,
  createFileReceiver,
  createPostReceiver,
  type DevelopmentOptions,
  type Email,
  type MailServer,
} from "@forecourt/service-kit/messages"
import { DeliveryError, type Receiver } from "@forecourt/service-kit/outbox"
import type { Storage } from "@forecourt/service-kit/storage"
import { findAddress } from "./contacts.ts"
import type { FormsConfig } from "./forms.config.ts"
import { setDelivered } from "./storage/leads.ts"

/** Creates the receiver that the settings name, or returns `null` if they name none. */
export function createReceiver({
  gateway,
  file,
}: Pick<FormsConfig, "gateway" | "file">): Receiver<FormSubmission> | null {
  if (gateway !== null) return createPostReceiver(gateway, (submission) => submission)
  return file === null ? null : createFileReceiver(file)
}

/** Creates a receiver that notes when a message was delivered, so that staff can see it. */
export function createNotingReceiver(
  receive: Receiver<FormSubmission>,
  { storage, now }: { readonly storage: Storage; readonly now: () => number },
): Receiver<FormSubmission> {
  return async (submission, delivery) => {
    await receive(submission, delivery)
    await setDelivered(storage, delivery.id, now())
  }
}

/** Creates the receiver of receipts. Without a mail server, those that were added with one wait until they expire. */
export function createReceiptReceiver(mailServer: MailServer | null): Receiver<Email> {
  if (mailServer !== null) return createEmailReceiver(mailServer)
  return () => Promise.reject(new DeliveryError("FORECOURT_FORMS_SMTP_URL is not set"))
}

/** Creates the receiver for development, which shows messages on the outbox page. It does not log their text. */
export function createPageReceiver(
  storage: Storage,
  { service, log, now }: DevelopmentOptions,
): Receiver<FormSubmission> {
  const reportQuietly = () => log(`${service}: a message came in. /forms/outbox shows it.`)
  const receive = createDevelopmentReceiver(storage, { service, log: reportQuietly, now })
  return (submission, delivery) => {
    const { formName } = submission
    const to = findAddress(submission) ?? formName
    return receive({ to, text: formatSubmission(submission), about: { formName } }, delivery)
  }
}

function formatSubmission({ values }: FormSubmission): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
    .join("\n")
}
