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

/** Derives kind and language from a name: `stock-se-used` gives `{ kind: "car", language: "sv" }`. */
export function parseIndexName(name: string): Partial<IndexMeaning> {
  const parts = name.split(/[-_]/)
  const kind = parts.map((part) => KINDS.get(part)).find((item) => item !== undefined)
  const language = parts.map((part) => MARKETS.get(part)).find((item) => item !== undefined)
  return { ...(kind && { kind }), ...(language && { language }) }
}

/** Completes the kind and language from the name, with English as the default. Returns `null` for an unknown kind. */
export function completeMeaning(name: string, said: Partial<IndexMeaning> = {}): IndexMeaning | null {
  const { kind, language = "en" } = { ...parseIndexName(name), ...said }
  return kind === undefined ? null : { kind, language }
}
