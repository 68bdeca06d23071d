import { readAddress } from "../address/read-address.ts"
import { compile } from "../compile/compile-table.ts"
import { readArtefact } from "../compile/engine.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"

/** Targets that are no pages, and pages that a rule takes away; only when the pages are known. */
export function findWithoutPages(analysis: Analysis): void {
  const { routes, locales = [] } = analysis.options
  if (routes === undefined) return
  const pages = readArtefact(compile({ site: "", hosts: [], rules: routes.map(pageRule) }, { locales }).toJSON())
  const isPage = (path: string) => {
    const address = readAddress(path)
    const visit = address === null ? null : pages.visit(address)
    return visit !== null && pages.find(visit.key, (one) => pages.dialect.fit(one, visit) !== null) >= 0
  }
  for (const rule of analysis.rules) {
    const { target } = rule
    if (
      !target.startsWith("/") ||
      /[:*]/.test(target.replace(/\\./g, "")) ||
      analysis.isReported(rule, "no-effect", "self-loop")
    )
      continue
    const path = target.replace(/[?#].*$/s, "")
    if (!isPage(path) && !isSource(path, analysis))
      analysis.report("dead-target", rule, `leads to ${path}, which is no page`, "Name the page that took its place.")
  }
  for (const route of routes) {
    if (/[:*(]/.test(route)) continue
    const rule = ruleFor(route, analysis)
    if (rule !== null && rule.match === undefined)
      analysis.report(
        "hides-page",
        rule,
        `takes visitors away from the page ${route}`,
        "Take the rule out, or say more exactly what it is about.",
      )
  }
}

function pageRule(route: string, index: number): RedirectRule {
  return { id: String(index), source: route, target: "/", status: 308 }
}

function isSource(path: string, analysis: Analysis): boolean {
  return ruleFor(path, analysis) !== null
}

function ruleFor(path: string, { engine, rules }: Analysis): RedirectRule | null {
  const address = readAddress(path)
  const visit = address === null ? null : engine.visit(address)
  const found = visit === null ? -1 : engine.find(visit.key, (one) => engine.dialect.fit(one, visit) !== null)
  return rules[found] ?? null
}
