import { compile } from "../compile/compile-table.ts"
import { findLocalePrefix, parseSourcePlace } from "../compile/source-place.ts"
import { readLocales } from "../compile/visit.ts"
import type { RedirectProblem, RedirectRule, RedirectTable } from "../table.types.ts"

/** An exported table, and the rules that could not be exported. */
export interface Exported<Output> {
  readonly output: Output
  readonly problems: readonly RedirectProblem[]
}

export interface ExportOptions {
  readonly locales?: readonly string[]
}

export function exportEach<Entry>(
  { allowedHosts: _, ...table }: RedirectTable,
  { locales = [] }: ExportOptions,
  write: (rule: RedirectRule) => readonly Entry[],
): Exported<Entry[]> {
  const output: Entry[] = []
  const problems: RedirectProblem[] = []
  const unusable = new Map(compile(table, { locales }).problems.map(({ rule, message }) => [rule, message]))
  for (const rule of table.rules) {
    try {
      const entries = write(rule)
      refuse(unusable.has(rule.id), unusable.get(rule.id)?.replace(/\.$/, "") ?? "")
      output.push(...entries)
    } catch (error) {
      problems.push({ rule: rule.id, message: `${error instanceof Error ? error.message : error}.` })
    }
  }
  return { output, problems }
}

export function listLocalized(
  rule: RedirectRule,
  { locales = [] }: ExportOptions,
): { source: string; target: string }[] {
  if (rule.locales === undefined || locales.length === 0) return [rule]
  const known = readLocales(locales)
  const place = parseSourcePlace(rule, known)
  const ruleLocales = place.locales === undefined || place.locales.includes("*") ? locales : place.locales
  const keeps =
    (rule.keepsLocale ?? true) && rule.target.startsWith("/") && findLocalePrefix(rule.target, known.byPrefix) === null
  return ruleLocales.map((locale) => {
    const prefix = locale === locales[0] ? "" : `/${locale}`
    const join = (path: string) => prefix + (path === "/" && prefix !== "" ? "" : path)
    return { source: join(place.source), target: keeps ? join(rule.target) : rule.target }
  })
}

export function refuse(isRefused: unknown, reason: string): void {
  if (isRefused) throw new TypeError(reason)
}
