import { toLowerCaseKey } from "../address/path-key.ts"
import { parsePattern } from "../pattern/parse-pattern.ts"
import { isPlainSource } from "../pattern/source-pattern.ts"
import type { RedirectRule } from "../table.types.ts"
import { type Analysis, formatRule, readSourcePlaces } from "./analyse-table.ts"

/**
 * Reports rules that match the same URLs. If the targets of the rules are the same, the rules are duplicates.
 * Otherwise, they contradict each other.
 */
export function findSame(analysis: Analysis): void {
  const { rules, report } = analysis
  const firsts = new Map<string, RedirectRule>()
  for (const rule of rules) {
    const signature = getSignature(rule, analysis)
    const first = firsts.get(signature)
    if (first === undefined) {
      firsts.set(signature, rule)
      continue
    }
    const place = first.line === undefined ? `(${first.id})` : `(line ${first.line})`
    if (getMeaning(first) === getMeaning(rule))
      report("duplicate", rule, `is the same rule as ${formatRule(first)} ${place}`, "Take one of them out.", [first])
    else
      report(
        "contradiction",
        rule,
        `leads to ${rule.target || "410"}, but ${formatRule(first)} ${place} decides and leads to ${first.target || "410"}`,
        "Decide for one target, and take the other rule out.",
        [first],
      )
  }
}

/** Returns a signature of a rule. Rules that differ only in the names of their parameters have the same signature. */
function getSignature(rule: RedirectRule, analysis: Analysis): string {
  const { locales, source } = readSourcePlaces(rule, analysis)
  const tokens = isPlainSource(source)
    ? [toPlainText(source, analysis)]
    : parsePattern(source, { delimiter: "/" }).map((token) => {
        if (typeof token === "string") return toPlainText(token, analysis)
        const { prefix, suffix, pattern, modifier } = token
        return [prefix, suffix, pattern, modifier]
      })
  const path = tokens.length === 1 && typeof tokens[0] === "string" ? tokens[0].replace(/(?<=.)\/+$/, "") : tokens
  return JSON.stringify([
    path,
    [...locales].sort(),
    rule.host?.toLowerCase(),
    sortKeys(rule.match),
    rule.case,
    rule.slash,
  ])
}

function getMeaning(rule: RedirectRule): string {
  const names = [...rule.source.matchAll(/:(\w+)/g)].map(([, name = ""]) => name)
  const target = names.reduce(
    (text, name, index) => text.replaceAll(new RegExp(`:${name}\\b`, "g"), `:${index}`),
    rule.target,
  )
  return JSON.stringify([target, rule.status, sortKeys(rule.query), rule.keepsLocale])
}

function toPlainText(text: string, { settings }: Analysis): string {
  return settings.mode === "normalised" ? toLowerCaseKey(parsePercents(text)) : text.toLowerCase()
}

function parsePercents(text: string): string {
  if (!text.includes("%")) return text.normalize("NFC")
  try {
    return decodeURIComponent(text).normalize("NFC")
  } catch {
    return text
  }
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, sortKeys(item)])
}
