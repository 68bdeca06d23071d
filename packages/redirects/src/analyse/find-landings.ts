import { toPathKey } from "../address/path-key.ts"
import { readAddress } from "../address/read-address.ts"
import { compile } from "../compile/compile-table.ts"
import { readArtefact } from "../compile/engine.ts"
import { isWithinSegment } from "../pattern/fold-expression.ts"
import { escapeText } from "../pattern/path-to-regexp.ts"
import type { RedirectRule } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"
import { parseRule } from "./create-samples.ts"
import { listPossibleAddresses, parseTargetPath } from "./possible-addresses.ts"
import { travel } from "./travel.ts"

export interface Landing {
  readonly rule: RedirectRule
  /**
   * The kind of final target: `page` (a page of the site), `dead` (not a page, for at least one URL), `elsewhere`
   * (another host), `depends` (a page for some URLs only), `gone` (a 410 response) or `never` (the rule is never
   * applied).
   */
  readonly kind: "page" | "dead" | "elsewhere" | "depends" | "gone" | "never"
  /**
   * The targets of the rule that are not pages of the site: paths without a page, or other hosts. The list is empty if
   * no page matches the pattern of the target.
   */
  readonly ends: readonly string[]
  /** The number of pages that match the target. It is relevant only if the target depends on the requested URL. */
  readonly pages: number
}

export function findLandings(analysis: Analysis, routes: readonly string[]): Landing[] {
  const isPage = createPageFinder(routes, analysis)
  const pages = routes.filter((route) => !/[:*(]/.test(route)).map(toPathKey)
  return analysis.rules.map((rule) => findLanding(rule, analysis, isPage, pages))
}

function findLanding(
  rule: RedirectRule,
  analysis: Analysis,
  isPage: (path: string) => boolean,
  pages: readonly string[],
): Landing {
  if (rule.status === 410) return { rule, kind: "gone", ends: [], pages: 0 }
  const ways = listPossibleAddresses(rule, analysis).flatMap((address) => {
    const journey = travel(rule, address, analysis)
    return journey === null || journey.isEndless || journey.roundAt >= 0
      ? []
      : { ...journey, isMadeUp: address.isMadeUp }
  })
  const elsewhere = ways.filter(({ kind }) => kind === "elsewhere").map(({ end }) => new URL(end).host)
  const lost = ways
    .filter(({ kind }) => kind === "here")
    .map(({ end, isMadeUp }) => ({ path: end.replace(/[?#].*$/s, ""), isMadeUp }))
    .filter(({ path }) => !isPage(path))
  const dead = lost.filter(({ isMadeUp }) => !isMadeUp).map(({ path }) => path)
  const isOpen = lost.some(({ isMadeUp }) => isMadeUp)
  const fitting = isOpen ? listFittingPages(rule, analysis, pages) : 0
  const known = { rule, pages: fitting }
  if (dead.length > 0) return { ...known, kind: "dead", ends: [...new Set(dead)] }
  if (isOpen && fitting === 0) return { ...known, kind: "dead", ends: [] }
  if (isOpen) return { ...known, kind: "depends", ends: [] }
  if (elsewhere.length > 0) return { ...known, kind: "elsewhere", ends: [...new Set(elsewhere)] }
  if (ways.length === 0) return { ...known, kind: "never", ends: [] }
  return { ...known, kind: ways.every(({ kind }) => kind === "nowhere") ? "gone" : "page", ends: [] }
}

function listFittingPages(rule: RedirectRule, analysis: Analysis, pages: readonly string[]): number {
  const { tokens, prefixes } = parseRule(rule, analysis)
  const wide = new Set(
    tokens.flatMap((token) => {
      if (typeof token === "string") return []
      const { name, modifier, isPlain, pattern } = token
      const isWide = modifier === "*" || modifier === "+" || (!isPlain && !isWithinSegment(pattern))
      return isWide ? String(name) : []
    }),
  )
  const text = parseTargetPath(rule.target)
    .map((piece) =>
      typeof piece === "string" ? escapeText(toPathKeyPart(piece)) : wide.has(piece.name) ? ".+" : "[^/]+",
    )
    .join("")
  const starts = (rule.keepsLocale ?? rule.locales !== undefined) ? prefixes.map(({ prefix }) => prefix) : [""]
  const start = starts.map((prefix) => (prefix === "" ? "" : escapeText(`/${prefix.toLowerCase()}`))).join("|")
  const shape = new RegExp(`^(?:${start})${text}$`)
  return pages.filter((page) => shape.test(page)).length
}

function toPathKeyPart(text: string): string {
  return text
    .split("/")
    .map((segment) => (segment === "" ? "" : toPathKey(`/${segment}`).slice(1)))
    .join("/")
}

function createPageFinder(
  routes: readonly string[],
  { options: { locales = [] } }: Analysis,
): (path: string) => boolean {
  const rules = routes.map(
    (route, index): RedirectRule => ({ id: String(index), source: route, target: "/", status: 308 }),
  )
  const pages = readArtefact(compile({ site: "", hosts: [], rules }, { locales }).toJSON())
  return (path) => {
    const address = readAddress(path)
    const visit = address === null ? null : pages.visit(address)
    return visit !== null && pages.find(visit.key, (item) => pages.dialect.fit(item, visit) !== null) >= 0
  }
}
