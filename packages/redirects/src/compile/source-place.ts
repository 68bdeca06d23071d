import { toLowerCaseKey } from "../address/path-key.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Locales } from "./visit.ts"

export interface SourcePlace {
  /**
   * The languages in which the source matches, where `*` means all. It is absent if the site has no languages and the
   * rule specifies none.
   */
  readonly locales?: readonly string[]
  readonly source: string
}

/**
 * Separates the language prefix from the source of a rule, since paths are looked up without it. For example, `/en/old`
 * becomes `/old`, restricted to English.
 */
export function parseSourcePlace({ source, locales }: RedirectRule, { first, byPrefix }: Locales): SourcePlace {
  if (byPrefix.size === 0) return locales === undefined ? { source } : { source, locales }
  const prefix = findLocalePrefix(source, byPrefix)
  const isMeant = prefix !== null && (locales === undefined || locales.includes("*") || locales.includes(prefix.locale))
  if (isMeant) return { source: source.slice(prefix.length) || "/", locales: [prefix.locale] }
  return { source, locales: locales ?? [first] }
}

export function findLocalePrefix(
  path: string,
  byPrefix: Locales["byPrefix"],
): { readonly locale: string; readonly length: number } | null {
  const [text = "", name = ""] = /^\/+([^/?#:*+(){}\\]+)(?=[/?#]|$)/.exec(path) ?? []
  const locale = byPrefix.get(toLowerCaseKey(name))
  return locale === undefined ? null : { locale, length: text.length }
}
