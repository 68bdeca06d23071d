import type { StandardError } from "@forecourt/contracts/errors"
import { selectLanguage } from "../languages/languages.ts"
import da from "./texts/da.json" with { type: "json" }
import en from "./texts/en.json" with { type: "json" }
import fi from "./texts/fi.json" with { type: "json" }
import nb from "./texts/nb.json" with { type: "json" }
import sk from "./texts/sk.json" with { type: "json" }
import sv from "./texts/sv.json" with { type: "json" }

/** A language in which services have texts for visitors. */
export type ServiceLanguage = "sv" | "da" | "en" | "nb" | "fi" | "sk"

const STANDARD: Readonly<Record<ServiceLanguage, typeof sv>> = { sv, da, en, nb, fi, sk }

const SPOKEN = { ...STANDARD, no: nb, nn: nb }
const LANGUAGES = Object.keys(SPOKEN) as (keyof typeof SPOKEN)[]

/**
 * The error messages of a service for visitors, by error code. A message for a standard code is optional and replaces
 * the standard message.
 */
export interface RefusalTexts<Code extends string = string> {
  readonly refusals: Readonly<Record<Exclude<Code, StandardError>, string>> & {
    readonly [Standard in StandardError]?: string
  }
}

const NOTHING: RefusalTexts<never> = { refusals: {} }

/** The messages of a service that uses only standard error codes. They are empty in every language. */
export const STANDARD_WORDS: Readonly<Record<ServiceLanguage, RefusalTexts<never>>> = {
  sv: NOTHING,
  da: NOTHING,
  en: NOTHING,
  nb: NOTHING,
  fi: NOTHING,
  sk: NOTHING,
}

export function getLanguage(acceptLanguage: string): ServiceLanguage {
  const language = selectLanguage(acceptLanguage, LANGUAGES, "sv")
  return language === "no" || language === "nn" ? "nb" : language
}

export function getErrorText(
  language: ServiceLanguage,
  serviceTexts: RefusalTexts | null,
  code: string,
  words: Readonly<Record<string, string>> = {},
): string {
  const texts = new Map<string, string>(Object.entries({ ...STANDARD[language], ...serviceTexts?.refusals }))
  const text = texts.get(code) ?? STANDARD[language].ServerError
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
}
