import type { FormSubmission } from "@forecourt/contracts/forms"
import {
  createDevelopmentReceiver,
  createPostReceiver,
  type DevelopmentOptions,
  type Gateway,
} from "@forecourt/service-kit/messages"
import type { Receiver } from "@forecourt/service-kit/outbox"
import type { Storage } from "@forecourt/service-kit/storage"
import { findAddress } from "./submit-form.ts"

export function createGatewayReceiver(gateway: Gateway): Receiver<FormSubmission> {
  return createPostReceiver(gateway, (submission) => submission)
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
