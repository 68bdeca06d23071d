import { toPathKey } from "../address/path-key.ts"
import { checkExpression } from "../pattern/judge-expression.ts"
import type { HostRule, RedirectProblem, RedirectRule, RedirectTable } from "../table.types.ts"
import { checkHost } from "./allowed-hosts.ts"
import type { Artefact, Settings, Shape } from "./artefact.ts"
import { isExpression } from "./conditions.ts"
import { type CompiledTable, createCompiledTable, type MatchHooks } from "./match.ts"
import { createNextMatcher } from "./next-dialect.ts"
import { readRule } from "./rule.ts"
import { findLocalePrefix, parseSourcePlace } from "./source-place.ts"
import { readTarget } from "./target.ts"
import { type Locales, readLocales } from "./visit.ts"

export interface CompileOptions extends MatchHooks {
  /**
   * The mode. `normalised` compares decoded paths, ignores case and slashes, and passes captured parameters to
   * conditions. `strict-next` behaves as Next 16 does with the same rules. @default "normalised"
   */
  readonly mode?: Settings["mode"]
  /** The languages of the site. The first language has no prefix in URLs. */
  readonly locales?: readonly string[]
  /** The host of the site. A target with this host is treated as a path on the site. */
  readonly host?: string
  /** The other hosts to which targets may lead. @default the hosts in the table, or all hosts in targets */
  readonly allowedHosts?: readonly string[]
  /** The default for a rule's `case`. @default "ignore" */
  readonly case?: "ignore" | "sensitive"
  /** The default for a rule's `slash`, which applies to a slash at the end of a path. @default "ignore" */
  readonly slash?: "ignore" | "strict"
  /**
   * The default for a rule's `consume`, which removes the parameters in the rule's conditions from the query. @default
   * true
   */
  readonly consume?: boolean
  /** True to resolve a chain of rules in one hop. @default true, but false in `strict-next` */
  readonly flatten?: boolean
  /** True to remove superfluous slashes and the prefix of the first language in the same hop. @default false */
  readonly tidy?: boolean
  /**
   * The value of Next's `trailingSlash` setting, for `strict-next`. `null` leaves slashes unchanged. @default false
   */
  readonly trailingSlash?: boolean | null
}

/**
 * Compiles a table of redirects. Invalid rules are left out and listed in `problems` of the result. They do not affect
 * the other rules.
 */
export function compile(table: RedirectTable, options: CompileOptions = {}): CompiledTable {
  const problems: RedirectProblem[] = []
  return createCompiledTable(buildArtefact(table, options, problems), options, problems)
}

/** Loads a compiled table from JSON that was created by `toJSON`. */
export function fromJSON(artefact: unknown, hooks: MatchHooks = {}): CompiledTable {
  const known = (typeof artefact === "string" ? JSON.parse(artefact) : artefact) as Artefact
  if (known?.format !== 1)
    throw new Error("redirects: this is no compiled table of this version. Compile the table again.")
  return createCompiledTable(known, hooks, [])
}

/**
 * Combines two tables. The rules of the second table apply only if no rule of the first table matches. URLs are
 * normalised according to the settings of the first table.
 */
export function combine(first: CompiledTable, second: CompiledTable, hooks: MatchHooks = {}): CompiledTable {
  const { later: afterFirst = [], ...artefact } = first.toJSON()
  const { later: afterSecond = [], ...next } = second.toJSON()
  const later = [...afterFirst, next, ...afterSecond]
  return createCompiledTable({ ...artefact, later }, hooks, [...first.problems, ...second.problems])
}

function buildArtefact(table: RedirectTable, options: CompileOptions, problems: RedirectProblem[]): Artefact {
  const settings = resolveSettings(table, options)
  const locales = readLocales(settings.locales)
  const columns = createColumns()
  for (const rule of table.rules) {
    const shape = createShape(rule, options, locales)
    try {
      columns.add(
        rule,
        settings.mode === "strict-next"
          ? createNextEntry(rule, shape, settings)
          : createEntry(rule, shape, settings, locales),
      )
    } catch (error) {
      problems.push({ rule: rule.id, message: `${error instanceof Error ? error.message : error}.` })
    }
  }
  return {
    format: 1,
    settings,
    editors: table.editors ?? "after",
    hosts: parseHosts(table.hosts, problems),
    ...columns.end(),
  }
}

function resolveSettings(table: RedirectTable, options: CompileOptions): Settings {
  const { mode = "normalised", locales = [], host = "", tidy = false, trailingSlash = false } = options
  const { flatten = mode === "normalised" } = options
  const allowedHosts = options.allowedHosts ?? table.allowedHosts ?? null
  return { mode, locales, host: host.toLowerCase(), allowedHosts, flatten, tidy, trailingSlash }
}

interface Entry {
  readonly source: string
  readonly isPattern: boolean
  readonly target: string
  readonly shape: Shape
}

function createEntry(rule: RedirectRule, shape: Shape, settings: Settings, locales: Locales): Entry {
  const place = parseSourcePlace(rule, locales)
  const entryShape = place.locales === undefined ? shape : { ...shape, locales: place.locales }
  const read = readRule(place.source, rule.target, entryShape)
  if (read.target?.isExternal) checkHost(rule.target, settings)
  const exact = read.pattern === null ? toPathKey(place.source) : read.pattern.exact
  return { source: exact ?? place.source, isPattern: exact === null, target: rule.target, shape: entryShape }
}

function createNextEntry(rule: RedirectRule, shape: Shape, settings: Settings): Entry {
  const { regexp, keys } = createNextMatcher(rule.source)
  for (const source of [regexp.source, ...listExpressions(shape)]) {
    const { verdict, reason } = checkExpression(source)
    if (verdict === "unsafe") throw new TypeError(`is an unsafe expression: it ${reason}`)
  }
  const isPlain =
    keys.length === 0 && !/[{}\\]/.test(rule.source) && !rule.source.endsWith("/") && shape.case === undefined
  if (rule.status !== 410) checkNextTarget(rule.target, settings)
  return { source: isPlain ? rule.source.toLowerCase() : rule.source, isPattern: !isPlain, target: rule.target, shape }
}

/**
 * Checks that the target of a rule is a path on the site or a URL with a fixed host. Next.js itself allows any target.
 */
function checkNextTarget(target: string, settings: Settings): void {
  const [origin] = /^https?:\/\/[^/?#]*/i.exec(target) ?? []
  readTarget(origin === undefined ? target : `${origin}/`)
  if (origin !== undefined) checkHost(target, settings)
}

function listExpressions({ match }: Shape): string[] {
  const tests = [match?.query, match?.header, match?.cookie].flatMap((tests) => Object.values(tests ?? {}))
  return tests.flatMap((test) => (isExpression(test) ? [`^${test.pattern}$`] : []))
}

function createShape(rule: RedirectRule, options: CompileOptions, { byPrefix }: Locales): Shape {
  const { host, locales, match, expires, keepsLocale = locales !== undefined } = rule
  const letters = rule.case ?? options.case
  const slash = rule.slash ?? options.slash
  const query =
    options.consume === false && rule.query?.consume === undefined ? { ...rule.query, consume: false } : rule.query
  return {
    status: rule.status,
    ...(host !== undefined && { host }),
    ...(match !== undefined && { match }),
    ...(query !== undefined && { query }),
    // A target that begins with a language does not get another one.
    ...(keepsLocale &&
      rule.target.startsWith("/") &&
      findLocalePrefix(rule.target, byPrefix) === null && { keepsLocale }),
    ...(letters === "sensitive" && { case: letters }),
    ...(slash === "strict" && { slash }),
    ...(expires !== undefined && { expires }),
  }
}

function createColumns() {
  const sources: string[] = []
  const known = new Set<string>()
  const repeats: number[] = []
  const patterns: number[] = []
  const targets: string[] = []
  const to: number[] = []
  const shapes: Shape[] = []
  const shapeRuns: number[] = []
  const names: [string, number, number][] = []
  const targetPlaces = new Map<string, number>()
  const shapePlaces = new Map<string, number>()

  return {
    add({ id }: RedirectRule, { source, isPattern, target, shape }: Entry): void {
      if (isPattern) patterns.push(sources.length)
      else if (known.has(source)) repeats.push(sources.length)
      else known.add(source)
      sources.push(source)
      to.push(addOnce(target, target, targets, targetPlaces))
      addRun(addOnce(JSON.stringify(shape), shape, shapes, shapePlaces))
      addName(id)
    },
    end: () => ({ sources, patterns, repeats, targets, to, shapes, shapeRuns, names }),
  }

  function addRun(place: number): void {
    const last = shapeRuns.length - 2
    if (shapeRuns[last] === place) shapeRuns[last + 1] = (shapeRuns[last + 1] ?? 0) + 1
    else shapeRuns.push(place, 1)
  }

  function addName(id: string): void {
    const [, start = "", digits] = /^(.*?)(0|[1-9]\d{0,8})$/s.exec(id) ?? []
    const last = names.at(-1)
    if (digits === undefined) names.push([id, -1, 1])
    else if (last?.[0] === start && last[1] >= 0 && last[1] + last[2] === Number(digits)) last[2] += 1
    else names.push([start, Number(digits), 1])
  }
}

function addOnce<Value>(key: string, value: Value, list: Value[], places: Map<string, number>): number {
  const known = places.get(key)
  if (known !== undefined) return known
  places.set(key, list.length)
  list.push(value)
  return list.length - 1
}

function parseHosts(hosts: readonly HostRule[], problems: RedirectProblem[]): [string, string][] {
  const moved = new Set(hosts.map(({ from }) => from.toLowerCase()))
  return hosts.flatMap(({ from, to }): [string, string][] => {
    if (!moved.has(to.toLowerCase())) return [[from.toLowerCase(), to.toLowerCase()]]
    problems.push({ rule: `host ${from}`, message: `leads to ${to}, which moved itself. Name the last host.` })
    return []
  })
}
