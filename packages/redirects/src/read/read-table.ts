import type {
  Conditions,
  HostRule,
  QueryPlan,
  RedirectRule,
  RedirectStatus,
  RedirectTable,
  Test,
  ValueMap,
} from "../table.types.ts"
import { getLines } from "./get-lines.ts"

const STATUSES: readonly unknown[] = [301, 302, 303, 307, 308, 410]
const RULE_FIELDS = [
  "id",
  "source",
  "host",
  "locales",
  "match",
  "target",
  "status",
  "query",
  "keepsLocale",
  "case",
  "slash",
  "owner",
  "reason",
  "note",
  "expires",
]

/**
 * Reads a site's table, as parsed JSON or as text, according to `schemas/site/redirect-table.schema.json`. The rules
 * have line numbers only if the table is read from text.
 * @throws for an invalid table, so that a mistake stops the build of the site
 */
export function readTable(json: unknown): RedirectTable {
  if (typeof json === "string") {
    const table = readTable(parseJson(json))
    const lines = getLines(json)
    let rules = 0
    const places = toGroups(JSON.parse(json)).flatMap(({ rules: groupRules }, group) =>
      groupRules.map((_, rule) => `/groups/${group}/rules/${rule}`),
    )
    return { ...table, rules: table.rules.map((rule) => ({ ...rule, line: lines.get(places[rules++] ?? "") ?? 0 })) }
  }
  if (!isRecord(json) || typeof json.site !== "string")
    throw createError("", 'is no table. Give it a "site" and "groups"')
  checkKnown(json, "", ["$schema", "site", "hosts", "allowedHosts", "editors", "groups"])
  checkChoice(json.editors, "/editors", ["after", "before"])
  const table = {
    site: json.site,
    ...(json.editors !== undefined && { editors: json.editors as "after" | "before" }),
    hosts: toList(json.hosts ?? [], "/hosts").map(readHost),
    ...(json.allowedHosts !== undefined && { allowedHosts: readTexts(json.allowedHosts, "/allowedHosts") }),
    rules: toGroups(json).flatMap(({ owner, reason, rules }, group) =>
      rules.map((rule, place) => ({
        ...readRule(rule, `/groups/${group}/rules/${place}`),
        ...getSharedParts(rule, owner, reason),
      })),
    ),
  }
  const ids = new Set<string>()
  for (const { id } of table.rules) {
    if (ids.has(id)) throw createError("/groups", `has two rules with the id "${id}"`)
    ids.add(id)
  }
  return table
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw createError(
      "",
      `is no JSON: ${error instanceof Error ? error.message : error}. Fix it; an editor shows the place`,
    )
  }
}

interface Group {
  readonly owner: string
  readonly reason: string
  readonly rules: readonly unknown[]
}

function toGroups(json: unknown): Group[] {
  return toList((json as { groups?: unknown }).groups, "/groups").map((group, index) => {
    const at = `/groups/${index}`
    if (!isRecord(group)) throw createError(at, "is no group")
    checkKnown(group, at, ["name", "owner", "reason", "isAssumed", "rules"])
    for (const field of ["name", "owner", "reason"] as const)
      if (typeof group[field] !== "string" || group[field] === "")
        throw createError(`${at}/${field}`, "must say something")
    return { owner: String(group.owner), reason: String(group.reason), rules: toList(group.rules, `${at}/rules`) }
  })
}

function getSharedParts(rule: unknown, owner: string, reason: string): Pick<RedirectRule, "owner" | "reason"> {
  const values = rule as Partial<RedirectRule>
  return { owner: values.owner ?? owner, reason: values.reason ?? reason }
}

function readHost(host: unknown, index: number): HostRule {
  const at = `/hosts/${index}`
  if (!isRecord(host) || !isHost(host.from) || !isHost(host.to))
    throw createError(at, 'needs "from" and "to", each a host such as www.example.com')
  return { from: host.from.toLowerCase(), to: host.to.toLowerCase() }
}

function readRule(rule: unknown, at: string): RedirectRule {
  if (!isRecord(rule)) throw createError(at, "is no rule")
  checkKnown(rule, at, RULE_FIELDS)
  const { source, status = 308 } = rule
  if (typeof source !== "string" || !/^\/(?!\/)[^#]*$/.test(source) || /\?[\w.~-]+=/.test(source))
    throw createError(`${at}/source`, "must be a path, without a query string")
  if (!STATUSES.includes(status)) throw createError(`${at}/status`, "must be 301, 302, 303, 307, 308 or 410")
  const target = rule.target ?? ""
  if (typeof target !== "string" || (target === "") !== (status === 410))
    throw createError(
      `${at}/target`,
      status === 410
        ? "must be left out: with 410 the page is gone"
        : "must be a path that starts with one slash, or an address that starts with https://",
    )
  const texts = ["id", "host", "owner", "reason", "note"].filter((field) => rule[field] !== undefined)
  for (const field of texts) if (typeof rule[field] !== "string") throw createError(`${at}/${field}`, "must be a text")
  if (rule.keepsLocale !== undefined && typeof rule.keepsLocale !== "boolean")
    throw createError(`${at}/keepsLocale`, "must be true or false")
  checkChoice(rule.case, `${at}/case`, ["ignore", "sensitive"])
  checkChoice(rule.slash, `${at}/slash`, ["ignore", "strict"])
  if (rule.expires !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(String(rule.expires)))
    throw createError(`${at}/expires`, "must be a day such as 2027-12-31")
  return {
    ...(rule as Partial<RedirectRule>),
    id: typeof rule.id === "string" ? rule.id : at,
    source,
    target,
    status: status as RedirectStatus,
    ...(rule.locales !== undefined && { locales: readTexts(rule.locales, `${at}/locales`) }),
    ...(rule.match !== undefined && { match: readMatch(rule.match, `${at}/match`) }),
    ...(rule.query !== undefined && { query: readPlan(rule.query, `${at}/query`) }),
  }
}

function readMatch(match: unknown, at: string): Conditions {
  if (!isRecord(match)) throw createError(at, 'must name what is asked under "query", "header" or "cookie"')
  checkKnown(match, at, ["query", "header", "cookie"])
  for (const [kind, tests] of Object.entries(match)) {
    if (!isRecord(tests)) throw createError(`${at}/${kind}`, "must be names with what is asked of each")
    for (const [name, test] of Object.entries(tests))
      if (!isTest(test))
        throw createError(`${at}/${kind}/${name}`, 'must be a text, a list of texts, true, false or { "pattern": … }')
  }
  return match as Conditions
}

function isTest(test: unknown): test is Test {
  if (typeof test === "string" || typeof test === "boolean") return true
  if (Array.isArray(test)) return test.every((item) => typeof item === "string")
  return isRecord(test) && typeof test.pattern === "string" && ["undefined", "boolean"].includes(typeof test.not)
}

function readPlan(plan: unknown, at: string): QueryPlan {
  if (!isRecord(plan)) throw createError(at, "must say what becomes of the query string")
  checkKnown(plan, at, ["preserve", "consume", "set", "map"])
  const { preserve, consume, set, map } = plan
  if (preserve !== undefined && typeof preserve !== "boolean")
    throw createError(`${at}/preserve`, "must be true or false")
  if (consume !== undefined && typeof consume !== "boolean") readTexts(consume, `${at}/consume`)
  if (set !== undefined && !isTexts(set)) throw createError(`${at}/set`, "must be names with texts")
  if (map !== undefined && !(isRecord(map) && Object.values(map).every(isValueMap)))
    throw createError(`${at}/map`, 'must be names with { "to": "its new name", "values": { "old": "new" } }')
  return plan as QueryPlan
}

function isValueMap(map: unknown): map is ValueMap {
  return isRecord(map) && typeof map.to === "string" && (map.values === undefined || isTexts(map.values))
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === "string")
}

function checkChoice(value: unknown, at: string, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(String(value))) throw createError(at, `must be ${allowed.join(" or ")}`)
}

function toList(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw createError(at, "must be a list")
  return value
}

function readTexts(value: unknown, at: string): readonly string[] {
  const list = toList(value, at)
  if (!list.every((text) => typeof text === "string")) throw createError(at, "must be a list of texts")
  return list as readonly string[]
}

function checkKnown(value: Readonly<Record<string, unknown>>, at: string, known: readonly string[]): void {
  const other = Object.keys(value).find((field) => !known.includes(field))
  if (other !== undefined) throw createError(`${at}/${other}`, `is not known. Known are ${known.join(", ")}`)
}

function isHost(value: unknown): value is string {
  return typeof value === "string" && /^[a-z0-9.-]+(:\d+)?$/i.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

function createError(at: string, problem: string): Error {
  return new Error(`readTable: ${at || "the table"} ${problem}.`)
}
