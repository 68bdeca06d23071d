import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import type { FormsConfig } from "./forms.config.ts"

/** The payload of each kind of outbox entry. */
export interface Outgoing {
  readonly submission: FormSubmission
}

/** The purposes of the derived keys. Each key is used for one type of value. */
export const KEY_PURPOSES = ["fingerprint"] as const

/** The dependencies that all parts of the service share. */
export interface FormsContext extends ServiceTools, Pick<FormsConfig, "recipients"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}
