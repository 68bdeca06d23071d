import type { Keys } from "./codes/keys.ts"
import type { Sender } from "./messages/sender.types.ts"
import type { Storage } from "./storage/storage.types.ts"
import type { Texts } from "./texts/texts.ts"

/** What every part of the tyre hotel works with. */
export interface TyreHotelDesk {
  readonly storage: Storage
  readonly sender: Sender
  readonly keys: Keys
  /** Digits of a code. */
  readonly codeLength: CodeLength
  /** Whether a search answers every registration number alike, so that nobody learns who is a customer. */
  readonly isUniform: boolean
  /** Multiplies what an address, a phone and a vehicle may ask for. */
  readonly budgetFactor: number
  readonly now: () => number
}

export type CodeLength = 4 | 6

/** Who asks, as far as it matters. */
export interface Visitor {
  /** Where from; may be empty. */
  readonly address: string
  /** Host name of the site on which the visitor is; `null` when the site does not say. */
  readonly host: string | null
  readonly texts: Texts
}
