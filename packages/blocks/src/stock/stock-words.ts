import type { ValueWords } from "@forecourt/search-engine/car-words"
import { translateMeasure } from "./translate-measure.ts"

export interface StockWords {
  readonly stockLanguage: string
  /**
   * The translations of the stock's values, by field and by value in lower case. Fields that contain names or numbers
   * are omitted because they are not translated.
   */
  readonly values: ValueWords
  /** True when the page shows Scandinavian miles as kilometres, since its language has no such unit. */
  readonly showsKilometres: boolean
  readonly locale: string
}

/**
 * A text in the language of the page. If the text is in another language, it is an object that includes that language
 * (WCAG 3.1.2).
 */
export type StockText = string | { readonly text: string; readonly lang: string }

/**
 * Translates a value in the stock to the page's language. A value without a translation is returned unchanged, together
 * with its language.
 */
export function translateValue(field: string, value: string, words: StockWords | undefined): StockText {
  const known = words?.values[field]
  return known === undefined ? value : (known[value.toLowerCase()] ?? addLanguage(value, words))
}

/** Formats a measure, such as `190 hk (140 kW)`, with the page's units and number format. */
export function formatMeasure(text: string, words: StockWords | undefined): StockText {
  if (words === undefined) return text
  return translateMeasure(text, words) ?? addLanguage(text, words)
}

export function addLanguage(text: string, words: StockWords | undefined): StockText {
  return words === undefined ? text : { text, lang: words.stockLanguage }
}

/**
 * Adds the stock's language to the version of a model if the version contains at least two descriptive words. Other
 * versions are names given by manufacturers, which belong to no language.
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
