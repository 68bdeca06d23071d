import { parsePattern } from "../pattern/parse-pattern.ts"
import type { Conditions, RedirectRule, RedirectStatus, Test } from "../table.types.ts"
import { type Imported, importEach } from "./imported.ts"

/** A redirect in the format of a Next.js configuration (`next.config`). */
export interface NextRedirect {
  readonly source: string
  readonly destination: string
  readonly permanent?: boolean
  readonly statusCode?: number
  readonly has?: readonly NextCondition[]
  readonly missing?: readonly NextCondition[]
  readonly basePath?: false
  readonly locale?: false
}

export interface NextCondition {
  readonly type: "header" | "cookie" | "query" | "host"
  readonly key?: string
  readonly value?: string
}

const STATUSES = [301, 302, 303, 307, 308]

/**
 * Imports the redirects of a Next.js configuration. To match URLs in the same way as Next.js, compile the result with
 * `mode: "strict-next"`.
 */
export function fromNextConfig(rules: readonly NextRedirect[]): Imported {
  return importEach(rules, (_, index) => `/redirects/${index}`, readRedirect)
}

function readRedirect(rule: NextRedirect, id: string): RedirectRule[] {
  const { source, destination, permanent, statusCode = permanent === true ? 308 : permanent === false ? 307 : 0 } = rule
  if (typeof source !== "string" || !source.startsWith("/"))
    throw new TypeError('has a source that does not start with "/"')
  if (typeof destination !== "string" || destination === "") throw new TypeError("has no destination")
  if (!STATUSES.includes(statusCode))
    throw new TypeError("says neither whether it is permanent nor a status of a redirect")
  if (rule.basePath !== undefined) throw new TypeError("sets basePath, which has no counterpart here")
  parsePattern(source, { delimiter: "/" })
  const hosts = (rule.has ?? []).filter(({ type }) => type === "host")
  const plain = hosts.find(({ value = "" }) => /^[a-z0-9-]+(\\?\.[a-z0-9-]+)*$/i.test(value))
  const match = readConditions(rule, plain)
  return [
    {
      id,
      source,
      target: destination,
      status: statusCode as RedirectStatus,
      ...(plain?.value !== undefined && { host: plain.value.replaceAll("\\", "") }),
      ...(match !== undefined && { match }),
    },
  ]
}

function readConditions(
  { has = [], missing = [] }: NextRedirect,
  done: NextCondition | undefined,
): Conditions | undefined {
  const match: Record<string, Record<string, Test>> = {}
  const add = ({ type, key = "host", value }: NextCondition, isMissing: boolean) => {
    const kind = type === "host" ? "header" : type
    if (!["header", "cookie", "query"].includes(kind))
      throw new TypeError(`has a condition of the unknown type "${type}"`)
    match[kind] ??= {}
    const name = kind === "header" ? key.toLowerCase() : key
    if (Object.hasOwn(match[kind], name)) throw new TypeError(`asks for ${kind} "${name}" twice`)
    match[kind][name] = readTest(value, isMissing)
  }
  for (const condition of has) if (condition !== done) add(condition, false)
  for (const condition of missing) add(condition, true)
  return Object.keys(match).length === 0 ? undefined : match
}

/**
 * Converts the value of a `has` or `missing` condition. `(a|b)` becomes a list of fixed values, and any other
 * expression is kept.
 */
function readTest(value: string | undefined, isMissing: boolean): Test {
  if (value === undefined || value === "") return !isMissing
  if (isMissing) return { pattern: value, not: true }
  if (/^[\w %,~-]+$/.test(value)) return value
  const list = /^\(([\w %,~-]+(?:\|[\w %,~-]+)*)\)$/.exec(value)?.[1]
  return list === undefined ? { pattern: value } : list.split("|")
}
