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

const TEXTS: Readonly<Record<string, Texts>> = { sv, da, en, nb, no: nb, nn: nb, fi, sk }

/** The texts in the first language of `Accept-Language` that there is; Swedish when there is none. */
export function textsFor(acceptLanguage: string): Texts {
  const wishes = acceptLanguage
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";")
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split("-")[0] ?? "", weight: Number(weight ?? 1) }
    })
    .sort((one, other) => other.weight - one.weight)
  const wish = wishes.find(({ language, weight }) => weight > 0 && Object.hasOwn(TEXTS, language))
  return TEXTS[wish?.language ?? "sv"] ?? sv
}

/** Puts values in the places that a text names: `{code}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
