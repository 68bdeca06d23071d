import { pathKey } from "./path-key.ts"
import type { HostRule, RedirectProblem, RedirectRule, RedirectStatus, RedirectTable } from "./table.types.ts"

export interface CompileOptions {
  /** Languages of the site; the first one has no prefix in addresses. */
  readonly languages: Languages
  /** Host of the site: an absolute target on it is a path. */
  readonly host?: string
  /** Rules that come after those of the table, for example the content platform's. */
  readonly more?: readonly RedirectRule[]
}

type Languages = readonly [string, ...string[]]

/** A table ready to be asked, once per request. */
export interface CompiledTable {
  readonly languages: Languages
  readonly hosts: ReadonlyMap<string, string>
  readonly rules: Rules
  /** Rules that were left out. */
  readonly problems: readonly RedirectProblem[]
}

/** Rules by path without language, in the order of the table. */
type Rules = ReadonlyMap<string, readonly CompiledRule[]>

export interface CompiledRule {
  readonly id: string
  readonly target: string
  readonly status: RedirectStatus
  readonly keepsQuery: boolean
  readonly keepsLanguage: boolean
  /** `null` for every language. */
  readonly language: string | null
}

/** Sorts the rules by path, lets each lead to the end of its chain, and leaves out those that go in circles. */
export function compileTable(table: RedirectTable, { languages, host, more = [] }: CompileOptions): CompiledTable {
  const rules = sortRules([...table.rules, ...more], languages, host)
  const problems: RedirectProblem[] = []
  const settled = new Map<string, CompiledRule[]>()
  for (const [path, list] of rules) {
    const kept = list.filter((rule) => {
      const circular = (rule.language === null ? languages : [rule.language]).some((language) =>
        isCircular(rule, language, rules, languages),
      )
      if (circular) problems.push({ rule: rule.id, message: "goes in a circle. Take one of its rules out." })
      return !circular
    })
    if (kept.length > 0) settled.set(path, kept)
  }
  for (const [path, list] of settled) {
    settled.set(
      path,
      list.map((rule) => flatten(rule, settled, languages)),
    )
  }
  return { languages, hosts: compileHosts(table.hosts, problems), rules: settled, problems }
}

/** The first rule for a path in a language. */
export function findRule(rules: Rules, rest: string, language: string): CompiledRule | undefined {
  return rules.get(rest)?.find((rule) => rule.language === null || rule.language === language)
}

/** Language and path of an address: `/en/Old` is `/old` in English, `/old` is `/old` in the first language. */
export function peelLanguage(path: string, languages: Languages): { language: string; rest: string } {
  const key = pathKey(path)
  const first = key.split("/")[1] ?? ""
  return languages.includes(first)
    ? { language: first, rest: key.slice(first.length + 1) || "/" }
    : { language: languages[0], rest: key }
}

function sortRules(
  list: readonly RedirectRule[],
  languages: Languages,
  host: string | undefined,
): Map<string, CompiledRule[]> {
  const rules = new Map<string, CompiledRule[]>()
  for (const rule of list) {
    const { language, rest } = peelLanguage(rule.source, languages)
    const { id, status, keepsQuery, keepsLanguage = false } = rule
    const target = ownPath(rule.target, host)
    const compiled = {
      id,
      target,
      status,
      keepsQuery,
      keepsLanguage,
      language: rule.language === undefined ? language : rule.language,
    }
    const others = rules.get(rest)
    if (others === undefined) rules.set(rest, [compiled])
    else others.push(compiled)
  }
  return rules
}

function ownPath(target: string, host: string | undefined): string {
  if (target.startsWith("/") || host === undefined) return target
  const url = new URL(target)
  return url.host === host ? url.pathname + url.search + url.hash : target
}

/** The rule that a visitor of the target would meet next. */
function nextRule(rule: CompiledRule, language: string, rules: Rules, languages: Languages) {
  if (!rule.target.startsWith("/")) return null
  const path = rule.target.replace(/[?#].*$/, "")
  const at = rule.keepsLanguage ? { language, rest: pathKey(path) } : peelLanguage(path, languages)
  const next = findRule(rules, at.rest, at.language)
  return next === undefined ? null : { next, language: at.language }
}

function isCircular(start: CompiledRule, language: string, rules: Rules, languages: Languages): boolean {
  const seen = new Map<CompiledRule, string>([[start, language]])
  let at = nextRule(start, language, rules, languages)
  while (at !== null) {
    if (seen.get(at.next) === at.language) return true
    seen.set(at.next, at.language)
    at = nextRule(at.next, at.language, rules, languages)
  }
  return false
}

/** The rule with the target its chain ends at; a step that depends on the visitor's language or sets a query stays a step. */
function flatten(rule: CompiledRule, rules: Rules, languages: Languages): CompiledRule {
  let { target, status, keepsQuery } = rule
  let current = rule
  for (;;) {
    if (current.keepsLanguage || /[?#]/.test(current.target)) break
    const at = nextRule(current, languages[0], rules, languages)
    if (at === null || at.next.keepsLanguage) break
    current = at.next
    target = current.target
    status = isPermanent(status) ? current.status : status
    keepsQuery &&= current.keepsQuery
  }
  return { ...rule, target, status, keepsQuery }
}

function isPermanent(status: RedirectStatus): boolean {
  return status === 301 || status === 308
}

function compileHosts(hosts: readonly HostRule[], problems: RedirectProblem[]): Map<string, string> {
  const moved = new Map(hosts.map(({ from, to }) => [from, to]))
  for (const { from, to } of hosts) {
    if (!moved.has(to)) continue
    problems.push({ rule: `host ${from}`, message: `leads to ${to}, which moved itself. Name the last host.` })
    moved.delete(from)
  }
  return moved
}
