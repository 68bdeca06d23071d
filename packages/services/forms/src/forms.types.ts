import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import type { FormsConfig } from "./forms.config.ts"

/** What is delivered. */
export interface Outgoing {
  readonly submission: FormSubmission
}

/** What keys are for: each seals or hashes one kind of thing. */
export const KEY_PURPOSES = ["fingerprint"] as const

/** What every part of the service works with. */
export interface FormsContext extends ServiceTools, Pick<FormsConfig, "recipients"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}
