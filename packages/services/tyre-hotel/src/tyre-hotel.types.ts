import type { BudgetBook } from "@forecourt/service-kit/budgets"
import type { HoldBook } from "@forecourt/service-kit/holds"
import type { Message } from "@forecourt/service-kit/messages"
import type { EntryRules, Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools, Visitor as ServiceVisitor } from "@forecourt/service-kit/service"
import { LINK_KIND } from "@forecourt/service-kit/staff"
import { maskVisitTokens, type VisitMessages, type VisitMessenger } from "@forecourt/service-kit/visits"
import type { Texts } from "./texts/texts.ts"
import type { TyreHotelConfig } from "./tyre-hotel.config.ts"

export interface TyreHotelContext
  extends ServiceTools,
    Omit<VisitMessenger, "outbox">,
    Pick<TyreHotelConfig, "codeLength" | "isUniform"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Keys
  readonly budgets: BudgetBook
  readonly holds: HoldBook
}

/** The payloads of outbox entries. */
export interface Outgoing extends VisitMessages {
  /** A message with a login code. `null` for an unknown vehicle, in which case nothing is sent. */
  readonly message: Message | null
  readonly "staff-link": Message
}

/** The rules for the messages that staff see. */
export const ENTRY_RULES: EntryRules = {
  secretKinds: [LINK_KIND, "message" satisfies keyof Outgoing],
  mask: maskVisitTokens,
}

export const KEY_PURPOSES = ["phone", "code", "subject", "fingerprint", "decoy", "staff"] as const

export type Keys = Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>

export type Visitor = ServiceVisitor<Texts>

export interface Session {
  readonly vehicleId: string
  readonly workshopId: string
}
