import type { FormSubmission } from "@forecourt/contracts/forms"
import type { Email, Message } from "@forecourt/service-kit/messages"
import type { EntryRules, Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools } from "@forecourt/service-kit/service"
import { LINK_KIND } from "@forecourt/service-kit/staff"
import type { FormsConfig } from "./forms.config.ts"
import { deleteLead } from "./storage/leads.ts"

/** A message as its receiver gets it. */
export type DeliveredSubmission = FormSubmission & {
  /** The id of the delivery of the previous message that the same person sent with the same form within a day. */
  readonly repeats?: string
}

/** The receipt for a message, with the keyed hash of the visitor's phone number, so that an erasure finds it. */
export interface Receipt extends Email {
  readonly phoneHash?: string | null
}

export interface Outgoing {
  readonly submission: DeliveredSubmission
  readonly receipt: Receipt
  readonly "staff-link": Message
}

/** The rules for the messages that staff see: a message that a person drops is deleted from the archive, too. */
export const ENTRY_RULES: EntryRules = { secretKinds: [LINK_KIND], deleteDropped: deleteLead }

export const KEY_PURPOSES = ["fingerprint", "staff"] as const

export interface FormsContext extends ServiceTools, Pick<FormsConfig, "recipients" | "keepDays" | "minOpenMs"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>
  /** The keys that encrypt and decrypt stored messages, the current one first. */
  readonly archiveKeys: readonly [Buffer, ...Buffer[]]
  /** The keys of the hashes by which messages of a person are found, the current one first. */
  readonly contactKeys: readonly [Buffer, ...Buffer[]]
  /** The keys that encrypt and decrypt messages in the outbox, the current one first. */
  readonly outboxKeys: readonly Buffer[]
  /** True if visitors get a receipt by e-mail. */
  readonly sendsReceipts: boolean
}
