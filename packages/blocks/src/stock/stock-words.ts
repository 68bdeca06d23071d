import type { ValueWords } from "@forecourt/search-engine/car-words"
import { translateMeasure } from "./translate-measure.ts"

export interface StockWords {
  readonly stockLanguage: string
  /**
   * The translations of the stock's values, by field and then by value in lower case. Fields that contain names or
   * numbers are not translated and are therefore omitted.
   */
  readonly values: ValueWords
  /** True if Scandinavian miles are shown as kilometres, because the page's language has no word for this unit. */
  readonly showsKilometres: boolean
  readonly locale: string
}

/** A text. It includes its language if this is not the language of the page (WCAG 3.1.2). */
export type StockText = string | { readonly text: string; readonly lang: string }

/**
 * Translates a value of the stock. A value without a translation is returned unchanged, together with its language.
 */
export function translateValue(field: string, value: string, words: StockWords | undefined): StockText {
  const known = words?.values[field]
  return known === undefined ? value : (known[value.toLowerCase()] ?? addLanguage(value, words))
}

export function formatMeasure(text: string, words: StockWords | undefined): StockText {
  if (words === undefined) return text
  return translateMeasure(text, words) ?? addLanguage(text, words)
}

export function addLanguage(text: string, words: StockWords | undefined): StockText {
  return words === undefined ? text : { text, lang: words.stockLanguage }
}

/**
 * Adds the language to the name of a car's version only if it contains descriptive words, since names given by a
 * manufacturer belong to no language.
 */
export function addVersionLanguage(version: string, words: StockWords | undefined): StockText {
  return (version.match(LOWER_CASE_WORDS) ?? []).length < MIN_WORDS ? version : addLanguage(version, words)
}

const LOWER_CASE_WORDS = /(?<![\p{L}\p{N}])\p{Ll}{3,}/gu
const MIN_WORDS = 2

export function hasText(texts: readonly StockText[], text: StockText): boolean {
  return texts.some((item) => toPlainText(item) === toPlainText(text))
}

export function toPlainText(text: StockText): string {
  return typeof text === "string" ? text : text.text
}

export function getTextProps(text: StockText): { readonly lang?: string; readonly children: string } {
  return typeof text === "string" ? { children: text } : { lang: text.lang, children: text.text }
}
