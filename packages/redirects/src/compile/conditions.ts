import { toLowerCaseKey } from "../address/path-key.ts"
import { getValues } from "../address/query-parts.ts"
import { checkExpression } from "../pattern/judge-expression.ts"
import type { Params } from "../pattern/path-to-regexp.ts"
import { readSource } from "../pattern/source-pattern.ts"
import type { Conditions, Expression, Test } from "../table.types.ts"
import type { Shape } from "./artefact.ts"
import type { Visit } from "./visit.ts"

/** A function that tests a condition and adds captured values to `params`. */
export type Condition = (visit: Visit, params: Params) => boolean

type Kind = keyof Conditions

/** The maximum length of a value that is tested with an expression. Longer values do not match. */
const MAX_VALUE = 1000

/** Reads all conditions of a rule except its path. @throws TypeError for an unsafe expression. */
export function readConditions(shape: Shape): Condition[] {
  const conditions: Condition[] = []
  const { locales, host, match } = shape
  if (locales !== undefined && !locales.includes("*")) conditions.push((visit) => locales.includes(visit.locale))
  if (host !== undefined) conditions.push(createHostCondition(host))
  for (const kind of ["query", "header", "cookie"] as const) {
    for (const [name, test] of Object.entries(match?.[kind] ?? {}))
      conditions.push(createTestCondition(kind, name, test, shape.case === "sensitive"))
  }
  return conditions
}

/**
 * Creates the condition for the host of a rule: a fixed host, all subdomains (`*.example.com`), or a host with
 * parameters (`:country.example.com`).
 */
function createHostCondition(host: string): Condition {
  const wanted = host.toLowerCase()
  if (!/[:*]/.test(wanted.replace(/:\d+$/, ""))) return ({ address }) => isHost(address.host, wanted)
  if (wanted.startsWith("*.")) return ({ address }) => removePort(address.host).endsWith(wanted.slice(1))
  const { regexp, names } = readSource(`/${host.replaceAll(".", "/")}`)
  return ({ address }, params) => {
    const match = regexp.exec(`/${removePort(address.host).replaceAll(".", "/")}`)
    names.forEach((name, index) => {
      const value = match?.[index + 1]
      if (value !== undefined) params[name] = value
    })
    return match !== null
  }
}

export function isHost(host: string, wanted: string): boolean {
  return host === wanted || removePort(host) === wanted
}

function removePort(host: string): string {
  return host.replace(/:\d+$/, "").toLowerCase()
}

function createTestCondition(kind: Kind, name: string, test: Test, isSensitive: boolean): Condition {
  const read = createReader(kind, name)
  if (test === false) return (visit) => read(visit).length === 0
  if (test === true) return createPresenceCondition(read, name)
  if (isExpression(test)) return createExpressionCondition(read, test, isSensitive)
  const turn = isSensitive ? (text: string) => text : toLowerCaseKey
  const wanted = new Map((typeof test === "string" ? [test] : test).map((text) => [turn(text), text]))
  return (visit, params) => {
    const values = read(visit).map((value) => wanted.get(turn(value)))
    const [first] = values
    if (first === undefined || values.includes(undefined)) return false
    // In the spelling of the rule: the list it leads to may be case-sensitive.
    params[name] = first
    return true
  }
}

function createPresenceCondition(read: Reader, name: string): Condition {
  return (visit, params) => {
    const value = read(visit).at(-1)
    if (value !== undefined) params[name] = value
    return value !== undefined
  }
}

function createExpressionCondition(
  read: Reader,
  { pattern, not = false }: Expression,
  isSensitive: boolean,
): Condition {
  const { verdict, reason } = checkExpression(pattern)
  if (verdict !== "safe") throw new TypeError(`asks for an unsafe expression: it ${reason}`)
  const regexp = new RegExp(`^(?:${pattern})$`, isSensitive ? "" : "i")
  return (visit, params) => {
    const matches = read(visit).map((value) => (value.length > MAX_VALUE ? null : regexp.exec(value)))
    if (not) return matches.every((item) => item === null)
    if (matches.length === 0 || matches.includes(null)) return false
    Object.assign(params, matches.at(-1)?.groups)
    return true
  }
}

export function isExpression(test: Test): test is Expression {
  return typeof test === "object" && "pattern" in test
}

type Reader = (visit: Visit) => readonly string[]

function createReader(kind: Kind, name: string): Reader {
  if (kind === "query") return (visit) => getValues(visit.query(), name)
  return (visit) => {
    const value = kind === "header" ? visit.header(name) : visit.cookie(name)
    return value === undefined ? [] : [value]
  }
}
