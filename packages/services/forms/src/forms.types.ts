import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import type { FormsConfig } from "./forms.config.ts"

export interface Outgoing {
  readonly submission: FormSubmission
}

export const KEY_PURPOSES = ["fingerprint"] as const

export interface FormsContext extends ServiceTools, Pick<FormsConfig, "recipients"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
}
