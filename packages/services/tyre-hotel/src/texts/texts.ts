import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"
import type { TyreHotelErrorCode } from "../tyre-hotel-error.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** The texts of the tyre hotel for visitors, in one language. */
export interface Texts extends RefusalTexts<TyreHotelErrorCode> {
  readonly codeSent: string
  /** The text message, with the placeholders `{code}` and `{minutes}`. */
  readonly sms: string
  readonly service: string
  /** The display texts of the tread statuses, by status. */
  readonly treadStatus: Readonly<Record<string, string>>
  /** The names of the tyre positions on the vehicle, by position. */
  readonly positions: Readonly<Record<string, string>>
  /** The names of the tyre types, such as summer or winter tyres, by type. */
  readonly patterns: Readonly<Record<string, string>>
}

export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = { sv, da, en, nb, fi, sk }
