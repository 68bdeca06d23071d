import { type CompiledTable, findRule, peelLanguage } from "./compile-table.ts"
import { tidyPath } from "./path-key.ts"
import type { RedirectStatus } from "./table.types.ts"

/** Where a visitor is sent. */
export interface Redirect {
  /** A path when the host stays, a complete address otherwise. Always plain ASCII. */
  readonly location: string
  readonly status: RedirectStatus
  /** The rule that decided, or `null` when only the spelling of the address was put right. */
  readonly rule: string | null
}

/**
 * Where an address leads, or `null` when it stays. Host, spelling (double slashes, a slash at the end, the prefix of
 * the first language) and rule are settled in one hop.
 */
export function matchRedirect(table: CompiledTable, url: URL): Redirect | null {
  const host = table.hosts.get(url.host.toLowerCase()) ?? table.hosts.get(url.hostname.toLowerCase())
  const { language, rest } = peelLanguage(url.pathname, table.languages)
  const rule = findRule(table.rules, rest, language)
  const target = rule ? addressOf(rule.target, url, rule) : spellPath(url, table.languages[0]) + url.search
  const prefix = rule?.keepsLanguage && target.startsWith("/") && language !== table.languages[0] ? `/${language}` : ""

  const path = prefix === "" ? target : prefix + (target === "/" ? "" : target)
  const location = host !== undefined && path.startsWith("/") ? originAt(host, url) + path : path
  return location === url.pathname + url.search
    ? null
    : { location, status: rule?.status ?? 308, rule: rule?.id ?? null }
}

/** The target with the visitor's query string behind its own; what the target says itself wins. */
function addressOf(target: string, url: URL, { keepsQuery }: { readonly keepsQuery: boolean }): string {
  const address = new URL(target, "http://site.invalid")
  if (keepsQuery) {
    const own = new Set(address.searchParams.keys())
    for (const [name, value] of url.searchParams) if (!own.has(name)) address.searchParams.append(name, value)
  }
  return target.startsWith("/") ? address.pathname + address.search + address.hash : address.href
}

function spellPath(url: URL, firstLanguage: string): string {
  const path = tidyPath(url.pathname)
  const prefix = `/${firstLanguage}`
  if (path.toLowerCase() === prefix) return "/"
  return path.toLowerCase().startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

/** A host rule names the bare host; the port a visitor came through stays. */
function originAt(host: string, url: URL): string {
  return `${url.protocol}//${host.includes(":") || url.port === "" ? host : `${host}:${url.port}`}`
}
