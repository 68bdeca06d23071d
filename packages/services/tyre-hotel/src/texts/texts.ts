import { preferredLanguage } from "@forecourt/service-kit/languages"
import type { RefusalCode } from "../tyre-hotel-refusal.ts"
import da from "./da.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import fi from "./fi.json" with { type: "json" }
import nb from "./nb.json" with { type: "json" }
import sk from "./sk.json" with { type: "json" }
import sv from "./sv.json" with { type: "json" }

/** Everything the tyre hotel says to a visitor, in one language. */
export interface Texts {
  readonly refusals: Readonly<Record<RefusalCode, string>>
  readonly codeSent: string
  /** Holds `{code}` and `{minutes}`. */
  readonly sms: string
  readonly service: string
  /** By status of the tread. */
  readonly treadStatus: Readonly<Record<string, string>>
  /** By place on the vehicle. */
  readonly positions: Readonly<Record<string, string>>
  /** By what a tyre is made for. */
  readonly patterns: Readonly<Record<string, string>>
}

const TEXTS = { sv, da, en, nb, no: nb, nn: nb, fi, sk } satisfies Readonly<Record<string, Texts>>
const LANGUAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[]

/** The texts in the first language of `Accept-Language` that there is; Swedish when there is none. */
export function textsFor(acceptLanguage: string): Texts {
  return TEXTS[preferredLanguage(acceptLanguage, LANGUAGES, "sv")]
}

/** What a refusal says; of a code that is no refusal of the contract, that something went wrong. */
export function refusalText({ refusals }: Texts, code: string): string {
  return new Map(Object.entries(refusals)).get(code) ?? refusals.Failed
}
