import { toLowerCaseKey } from "../address/path-key.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Locales } from "./visit.ts"

export interface SourcePlace {
  /** The languages, where `*` means all. Absent when the site has no languages and the rule names none. */
  readonly locales?: readonly string[]
  readonly source: string
}

/**
 * Parses a source. Paths are looked up without their language, so a source that starts with a language matches only
 * that language: `/en/old` is `/old` in English, even if the rule lists all languages.
 */
export function parseSourcePlace({ source, locales }: RedirectRule, { first, byPrefix }: Locales): SourcePlace {
  if (byPrefix.size === 0) return locales === undefined ? { source } : { source, locales }
  const prefix = findLocalePrefix(source, byPrefix)
  const isMeant = prefix !== null && (locales === undefined || locales.includes("*") || locales.includes(prefix.locale))
  if (isMeant) return { source: source.slice(prefix.length) || "/", locales: [prefix.locale] }
  return { source, locales: locales ?? [first] }
}

/** Returns the language with which a source or target starts, and the length of its prefix, or `null`. */
export function findLocalePrefix(
  path: string,
  byPrefix: Locales["byPrefix"],
): { readonly locale: string; readonly length: number } | null {
  const [text = "", name = ""] = /^\/+([^/?#:*+(){}\\]+)(?=[/?#]|$)/.exec(path) ?? []
  const locale = byPrefix.get(toLowerCaseKey(name))
  return locale === undefined ? null : { locale, length: text.length }
}
