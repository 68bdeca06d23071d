import { readAddress } from "../address/read-address.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"
import type { Landing } from "./find-landings.ts"

/**
 * Reports rules whose target is not a page and rules that redirect from an existing page. Reports nothing if the pages
 * of the site are unknown.
 */
export function findWithoutPages(analysis: Analysis, landings: readonly Landing[]): void {
  for (const { rule, kind, ends } of landings) {
    if (kind !== "dead") continue
    analysis.report("dead-target", rule, formatDeadMessage(rule, ends), "Name the page that took its place.")
  }
  for (const route of analysis.options.routes ?? []) {
    if (/[:*(]/.test(route)) continue
    const rule = findRule(route, analysis)
    if (rule !== null && rule.match === undefined)
      analysis.report(
        "hides-page",
        rule,
        `takes visitors away from the page ${route}`,
        "Take the rule out, or say more exactly what it is about.",
      )
  }
}

function formatDeadMessage({ target }: RedirectRule, [first, ...others]: readonly string[]): string {
  if (first === undefined) return `leads to ${target}, and no page has an address of that form`
  return others.length === 0
    ? `leads to ${first}, which is no page`
    : `leads to ${first} and ${others.length} more, which are no pages`
}

function findRule(path: string, { engine, rules }: Analysis): RedirectRule | null {
  const address = readAddress(path)
  const visit = address === null ? null : engine.visit(address)
  const matchIndex = visit === null ? -1 : engine.find(visit.key, (item) => engine.dialect.fit(item, visit) !== null)
  return rules[matchIndex] ?? null
}
