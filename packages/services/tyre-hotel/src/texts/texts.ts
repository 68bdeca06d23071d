import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"
import type { RefusalCode } from "../tyre-hotel-refusal.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** Everything the tyre hotel says to a visitor, in one language. */
export interface Texts extends RefusalTexts<RefusalCode> {
  readonly codeSent: string
  /** Holds `{code}` and `{minutes}`. */
  readonly sms: string
  readonly service: string
  /** By status of the tread. */
  readonly treadStatus: Readonly<Record<string, string>>
  /** By place on the vehicle. */
  readonly positions: Readonly<Record<string, string>>
  /** By the season or purpose of a tyre. */
  readonly patterns: Readonly<Record<string, string>>
}

export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = { sv, da, en, nb, fi, sk }
