import type { Language } from "@forecourt/search-engine"
import type { KindName } from "./kinds.ts"

export interface IndexMeaning {
  readonly kind: KindName
  readonly language: Language
}

const KINDS: ReadonlyMap<string, KindName> = new Map([
  ["stock", "car"],
  ["cars", "car"],
  ["site", "dealership"],
  ["sites", "dealership"],
  ["dealerships", "dealership"],
])

const MARKETS: ReadonlyMap<string, Language> = new Map([
  ["se", "sv"],
  ["no", "nb"],
  ["dk", "da"],
  ["uk", "en"],
  ["fi", "fi"],
  ["sk", "sk"],
])

const NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

export function isIndexName(name: string): boolean {
  return NAME.test(name)
}

/**
 * Derives the kind and the language of an index from its name. For example, `stock-se-used` results in `{ kind: "car",
 * language: "sv" }`.
 */
export function parseIndexName(name: string): Partial<IndexMeaning> {
  const parts = name.split(/[-_]/)
  const kind = parts.map((part) => KINDS.get(part)).find((item) => item !== undefined)
  const language = parts.map((part) => MARKETS.get(part)).find((item) => item !== undefined)
  return { ...(kind && { kind }), ...(language && { language }) }
}

/**
 * Returns the kind and the language of an index. Values that are not given are derived from the name, and the default
 * language is English. Returns `null` for an unknown kind.
 */
export function completeMeaning(name: string, said: Partial<IndexMeaning> = {}): IndexMeaning | null {
  const { kind, language = "en" } = { ...parseIndexName(name), ...said }
  return kind === undefined ? null : { kind, language }
}
