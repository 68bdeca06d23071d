import type { ValueWords } from "@forecourt/search-engine/car-words"
import { translateMeasure } from "./translate-measure.ts"

export interface StockWords {
  readonly stockLanguage: string
  /**
   * The translations by field and by value in lower case. Fields that are not listed contain names or numbers, which
   * are not translated.
   */
  readonly values: ValueWords
  /** True when the page shows Scandinavian miles as kilometres, since its language has no such unit. */
  readonly showsKilometres: boolean
  readonly locale: string
}

/** A text in the language of the page, or a text in another language with that language (WCAG 3.1.2). */
export type StockText = string | { readonly text: string; readonly lang: string }

/**
 * Returns the translation of a value in the stock. A value without a translation is returned unchanged, together with
 * its language.
 */
export function translateValue(field: string, value: string, words: StockWords | undefined): StockText {
  const known = words?.values[field]
  return known === undefined ? value : (known[value.toLowerCase()] ?? addLanguage(value, words))
}

/** Returns a measure, such as `190 hk (140 kW)`, in the units and the number format of the page. */
export function formatMeasure(text: string, words: StockWords | undefined): StockText {
  if (words === undefined) return text
  return translateMeasure(text, words) ?? addLanguage(text, words)
}

export function addLanguage(text: string, words: StockWords | undefined): StockText {
  return words === undefined ? text : { text, lang: words.stockLanguage }
}

/**
 * Adds the language of the stock to the version of a model if the version contains descriptive words. The version names
 * that manufacturers use belong to no language.
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
