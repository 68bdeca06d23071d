import type { RefusalTexts, ServiceLanguage } from "@forecourt/service-kit/service"
import type { VisitTexts } from "@forecourt/service-kit/visits"
import type { TyreHotelErrorCode } from "../tyre-hotel-error.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

export interface Texts extends RefusalTexts<TyreHotelErrorCode> {
  readonly codeSent: string
  /** The template of the text message with the login code. Its placeholders are `{code}` and `{minutes}`. */
  readonly sms: string
  readonly service: string
  readonly visits: VisitTexts
  readonly treadStatus: Readonly<Record<string, string>>
  readonly positions: Readonly<Record<string, string>>
  readonly patterns: Readonly<Record<string, string>>
}

export const TEXTS: Readonly<Record<ServiceLanguage, Texts>> = { sv, da, en, nb, fi, sk }
