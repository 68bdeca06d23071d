import type { FormSubmission } from "@forecourt/contracts/forms"
import {
  type DevelopmentOptions,
  developmentReceiver,
  type Gateway,
  postReceiver,
} from "@forecourt/service-kit/messages"
import type { Receiver } from "@forecourt/service-kit/outbox"
import type { Storage } from "@forecourt/service-kit/storage"
import { addressOf } from "./submit-form.ts"

/** Posts a message as it came, under an id that stays the same at each attempt. */
export function gatewayOf(gateway: Gateway): Receiver<FormSubmission> {
  return postReceiver(gateway, (submission) => submission)
}

/** In development a page shows it; its words stay out of the log. */
export function pageOf(storage: Storage, { service, say, now }: DevelopmentOptions): Receiver<FormSubmission> {
  const quietly = () => say(`${service}: a message came in. /forms/outbox shows it.`)
  const receive = developmentReceiver(storage, { service, say: quietly, now })
  return (submission, delivery) => {
    const { formName } = submission
    const to = addressOf(submission) ?? formName
    return receive({ to, text: textOf(submission), about: { formName } }, delivery)
  }
}

/** What was written, a line each. */
function textOf({ values }: FormSubmission): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
    .join("\n")
}
