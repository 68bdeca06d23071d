import type { Settings } from "../compile/artefact.ts"
import { type CompileOptions, compile } from "../compile/compile-table.ts"
import { type Engine, readArtefact } from "../compile/engine.ts"
import { parseSourcePlace } from "../compile/source-place.ts"
import { readLocales } from "../compile/visit.ts"
import type { RedirectRule, RedirectTable } from "../table.types.ts"
import { findInvalid } from "./find-invalid.ts"
import { findLandings, type Landing } from "./find-landings.ts"
import { findSame } from "./find-same.ts"
import { findShadowed } from "./find-shadowed.ts"
import { findTravels } from "./find-travels.ts"
import { findUntrue } from "./find-untrue.ts"
import { findWithoutPages } from "./find-without-pages.ts"
import { type Finding, type FindingKind, SEVERITY } from "./finding.types.ts"

export interface AnalyseOptions extends CompileOptions {
  /**
   * The paths of the site's pages, which may contain parameters (`/cars/:id`). If they are given, the sources and
   * targets of rules are checked against them.
   */
  readonly routes?: readonly string[]
  /** The hosts to which the site responds. A rule for any other host never matches. */
  readonly hosts?: readonly string[]
}

export interface Analysis {
  readonly table: RedirectTable
  readonly options: AnalyseOptions
  readonly rules: readonly RedirectRule[]
  readonly engine: Engine
  readonly settings: Settings
  report(kind: FindingKind, rule: RedirectRule, message: string, cure: string, others?: readonly RedirectRule[]): void
  isReported(rule: RedirectRule, ...kinds: FindingKind[]): boolean
}

/**
 * Returns all problems found in a redirect table, in the order of its rules. The running time is proportional to the
 * number of rules.
 */
export function analyse(table: RedirectTable, options: AnalyseOptions = {}): Finding[] {
  return examine(table, options).findings
}

export function examine(
  table: RedirectTable,
  options: AnalyseOptions,
): { readonly findings: Finding[]; readonly landings: readonly Landing[] } {
  const findings: Finding[] = []
  const reported = new Map<string, Set<FindingKind>>()
  const compiled = compile(table, { ...options, flatten: false, today: "" })
  const artefact = compiled.toJSON()
  const left = new Set(compiled.problems.map(({ rule }) => rule))
  const analysis: Analysis = {
    table,
    options,
    rules: table.rules.filter(({ id }) => !left.has(id)),
    engine: readArtefact(artefact),
    settings: artefact.settings,
    report: (kind, rule, message, cure, others = []) => {
      const kinds = reported.get(rule.id) ?? new Set()
      if (kinds.has(kind)) return
      reported.set(rule.id, kinds.add(kind))
      const { id, line } = rule
      findings.push({
        kind,
        severity: SEVERITY[kind],
        rule: id,
        ...(line !== undefined && { line }),
        message: `${formatRule(rule)} ${message}`,
        cure,
        others: others.map((other) => other.id),
      })
    },
    isReported: ({ id }, ...kinds) => kinds.some((kind) => reported.get(id)?.has(kind)),
  }

  findInvalid(analysis, compiled.problems)
  findUntrue(analysis)
  findSame(analysis)
  findShadowed(analysis)
  findTravels(analysis)
  const landings = options.routes === undefined ? [] : findLandings(analysis, options.routes)
  findWithoutPages(analysis, landings)
  const order = new Map(table.rules.map(({ id }, index) => [id, index]))
  findings.sort((finding, other) => (order.get(finding.rule) ?? 0) - (order.get(other.rule) ?? 0))
  return { findings, landings }
}

export function formatRule({ source, match }: RedirectRule): string {
  const conditions = Object.entries(match?.query ?? {}).map(([name, test]) =>
    typeof test === "string" ? `${name}=${test}` : name,
  )
  return conditions.length === 0 ? source : `${source}?${conditions.join("&")}`
}

export function readSourcePlaces(
  rule: RedirectRule,
  { options }: Pick<Analysis, "options">,
): { locales: readonly string[]; source: string } {
  const known = readLocales(options.locales ?? [])
  if (known.byPrefix.size === 0) return { locales: [""], source: rule.source }
  const { source, locales = [known.first] } = parseSourcePlace(rule, known)
  return { source, locales: locales.includes("*") ? [...known.byPrefix.values()] : locales }
}
