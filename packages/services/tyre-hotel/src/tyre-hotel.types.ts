import type { BudgetBook } from "@forecourt/service-kit/budgets"
import type { Message } from "@forecourt/service-kit/messages"
import type { Outbox } from "@forecourt/service-kit/outbox"
import type { ServiceTools, Visitor as ServiceVisitor } from "@forecourt/service-kit/service"
import type { Texts } from "./texts/texts.ts"
import type { TyreHotelConfig } from "./tyre-hotel.config.ts"

/** The context of every part of the tyre hotel. */
export interface TyreHotelContext extends ServiceTools, Pick<TyreHotelConfig, "codeLength" | "isUniform"> {
  readonly outbox: Outbox<Outgoing>
  readonly keys: Keys
  readonly budgets: BudgetBook
}

/** A message to be delivered, or none where no one may learn that there is none. */
export interface Outgoing {
  readonly message: Message | null
}

/** The purposes of keys: each seals, hashes or generates one kind of value. */
export const KEY_PURPOSES = ["phone", "code", "subject", "fingerprint", "decoy"] as const

export type Keys = Readonly<Record<(typeof KEY_PURPOSES)[number], Buffer>>

export type Visitor = ServiceVisitor<Texts>

/** A verified owner of a vehicle. */
export interface Session {
  readonly vehicleId: string
  readonly workshopId: string
}
