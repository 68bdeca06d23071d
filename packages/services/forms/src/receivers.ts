import type { FormSubmission } from "@forecourt/contracts/forms"
import {
  type DevelopmentOptions,
  developmentReceiver,
  type Gateway,
  postReceiver,
} from "@forecourt/service-kit/messages"
import type { Receiver } from "@forecourt/service-kit/outbox"
import type { Storage } from "@forecourt/service-kit/storage"

/** Posts a message as it came, under an id that stays the same at each attempt. */
export function gatewayOf(gateway: Gateway): Receiver<FormSubmission> {
  return postReceiver(gateway, (submission) => submission)
}

/** In development a page shows it; its words stay out of the log. */
export function pageOf(storage: Storage, { service, say, now }: DevelopmentOptions): Receiver<FormSubmission> {
  const quietly = () => say(`${service}: a message came in. /forms/outbox shows it.`)
  const receive = developmentReceiver(storage, { service, say: quietly, now })
  return ({ values }, delivery) => {
    const { toEmail, toName, car, name, phone, email, message, quote, testDrive } = values
    const wishes = [quote && "wants a quote", testDrive && "wants a test drive"].filter(Boolean)
    const text = [`${name}, ${phone}, ${email}`, ...wishes, message].filter(Boolean).join("\n")
    return receive({ to: toEmail, text, about: { car, toName } }, delivery)
  }
}
