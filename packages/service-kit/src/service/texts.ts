import { preferredLanguage } from "../languages/languages.ts"
import type { RefusalWords } from "../operations/operations.ts"
import da from "./texts/da.json" with { type: "json" }
import en from "./texts/en.json" with { type: "json" }
import fi from "./texts/fi.json" with { type: "json" }
import nb from "./texts/nb.json" with { type: "json" }
import sk from "./texts/sk.json" with { type: "json" }
import sv from "./texts/sv.json" with { type: "json" }

/** What any call may be refused with; the responses for them are in `schemas/services/standard-responses.json`. */
export type StandardCode =
  | "ApiKeyWrong"
  | "BadRequest"
  | "Failed"
  | "IdempotencyKeyMissing"
  | "IdempotencyKeyReused"
  | "SessionOver"
  | "StillRunning"
  | "TooLarge"
  | "TooManyRequests"

/** A language that sites speak. */
export type ServiceLanguage = "sv" | "da" | "en" | "nb" | "fi" | "sk"

const STANDARD: Readonly<Record<ServiceLanguage, Readonly<Record<StandardCode, string>>>> = { sv, da, en, nb, fi, sk }

const SPOKEN = { ...STANDARD, no: nb, nn: nb }
const LANGUAGES = Object.keys(SPOKEN) as (keyof typeof SPOKEN)[]

/** What a service says of its refusals: of those that are its own, and of standard ones where it has better words. */
export interface RefusalTexts<Code extends string = string> {
  readonly refusals: Readonly<Record<Exclude<Code, StandardCode>, string>> & {
    readonly [Standard in StandardCode]?: string
  }
}

const NOTHING: RefusalTexts<never> = { refusals: {} }

/** For a service whose refusals are all standard ones. */
export const STANDARD_WORDS: Readonly<Record<ServiceLanguage, RefusalTexts<never>>> = {
  sv: NOTHING,
  da: NOTHING,
  en: NOTHING,
  nb: NOTHING,
  fi: NOTHING,
  sk: NOTHING,
}

/** The language of `Accept-Language` that sites speak; Swedish when it names none. */
export function languageOf(acceptLanguage: string): ServiceLanguage {
  const language = preferredLanguage(acceptLanguage, LANGUAGES, "sv")
  return language === "no" || language === "nn" ? "nb" : language
}

/** What a refusal says; of a code that has no words, that something went wrong. */
export function refusalText(
  language: ServiceLanguage,
  own: RefusalTexts | null,
  code: string,
  words: RefusalWords = {},
): string {
  const texts = new Map<string, string>(Object.entries({ ...STANDARD[language], ...own?.refusals }))
  const text = texts.get(code) ?? STANDARD[language].Failed
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
}
