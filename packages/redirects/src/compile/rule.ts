import { encodeQuery, encodeValue } from "../address/encode.ts"
import { toLowerCaseKey } from "../address/path-key.ts"
import { type Params, readParams } from "../pattern/path-to-regexp.ts"
import { isPlainSource, readSource, type SourcePattern } from "../pattern/source-pattern.ts"
import type { QueryPlan, Test, ValueMap } from "../table.types.ts"
import type { Shape } from "./artefact.ts"
import { type Condition, isExpression, readConditions } from "./conditions.ts"
import { fillOrigin, fillPath, fillQuery, readTarget, type Target } from "./target.ts"
import type { Visit } from "./visit.ts"

export interface Rule {
  readonly shape: Shape
  readonly pattern: SourcePattern | null
  readonly conditions: readonly Condition[]
  readonly target: Target | null
}

/**
 * Reads all parts of a rule that are needed to match it. A rule that was found by its key needs no pattern.
 * @throws TypeError for an invalid rule.
 */
export function readRule(source: string, target: string, shape: Shape, isKey = isPlainSource(source)): Rule {
  const pattern = isKey && !shape.case && !shape.slash ? null : readSource(source, shape)
  const rule = {
    shape,
    pattern,
    conditions: readConditions(shape),
    target: shape.status === 410 ? null : readTarget(target),
  }
  const known = new Set([...(pattern?.names ?? []).map(String), ...listCapturedNames(shape)])
  const unknown = rule.target?.names.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new TypeError(`names ":${unknown}" in its target, which its source does not have. Write "\\\\:" for a colon`)
  return rule
}

function listCapturedNames({ host, match }: Shape): string[] {
  const ofHost = [...(host ?? "").matchAll(/:([A-Za-z_]\w*)/g)].map(([, name = ""]) => name)
  const tests = (["query", "header", "cookie"] as const).flatMap((kind) => Object.entries(match?.[kind] ?? {}))
  return [...ofHost, ...tests.flatMap(([name, test]) => getTestNames(name, test))]
}

function getTestNames(name: string, test: Test): string[] {
  if (test === false) return []
  if (!isExpression(test)) return [name]
  return [...test.pattern.matchAll(/\(\?<([A-Za-z_]\w*)>/g)].map(([, group = ""]) => group)
}

export function matchRule({ pattern, conditions, shape }: Rule, visit: Visit): Params | null {
  const params: Params = Object.create(null)
  if (pattern !== null) {
    const end = shape.slash === "strict" && visit.isTrailing ? "/" : ""
    const isSensitive = shape.case === "sensitive"
    const written = visit.written() + end
    const key = isSensitive ? written : visit.key + end
    if (!pattern.regexp.test(key)) return null
    if (pattern.names.length > 0) {
      const { keys, regexp } = pattern
      Object.assign(params, readParams({ keys, regexp: pattern.written }, written) ?? readParams({ keys, regexp }, key))
    }
  }
  return conditions.every((condition) => condition(visit, params)) ? params : null
}

/**
 * Inserts the captured values into the target of a rule. Returns `null` if a captured value would make the target
 * unsafe.
 */
export function resolveTarget(
  { target, shape }: Rule,
  visit: Visit,
  params: Params,
): { origin: string; rest: string } | null {
  if (target === null) return null
  const origin = target.isExternal ? fillOrigin(target.origin, params) : ""
  if (origin === null) return null
  const query = buildQuery(fillQuery(target.query, params), shape, visit)
  const fragment = fillQuery(target.fragment, params)
  const rest =
    fillPath(target.path, params) + (query === "" ? "" : `?${query}`) + (fragment === "" ? "" : `#${fragment}`)
  return { origin, rest }
}

/**
 * Builds the query string of a target. It starts with the parameters of the target, followed by those that the rule
 * adds and the remaining parameters of the request.
 */
function buildQuery(targetQuery: string, shape: Shape, visit: Visit): string {
  const { query: plan = {}, match } = shape
  const parts = targetQuery === "" ? [] : targetQuery.split("&")
  for (const [name, value] of Object.entries(plan.set ?? {})) parts.push(`${encodeValue(name)}=${encodeValue(value)}`)
  if (visit.address.search === "") return parts.join("&")

  for (const { name, value } of visit.query()) {
    const map = plan.map?.[name]
    if (map === undefined) continue
    const part = `${encodeValue(map.to)}=${encodeValue(resolveValue(map, value, match?.query?.[name], shape.case))}`
    if (!parts.includes(part)) parts.push(part)
  }
  if (plan.preserve === false) return parts.join("&")
  const taken = new Set([
    ...parts.map(getParameterName),
    ...listConsumedNames(plan, match?.query),
    ...Object.keys(plan.map ?? {}),
  ])
  for (const { name, raw } of visit.query()) if (!taken.has(name)) parts.push(raw)
  return parts.join("&")
}

function resolveValue(
  { values = {} }: ValueMap,
  value: string,
  condition: Test | undefined,
  letters: Shape["case"],
): string {
  if (letters === "sensitive") return Object.hasOwn(values, value) ? (values[value] ?? value) : value
  const wanted = toLowerCaseKey(value)
  const isSame = (text: string) => toLowerCaseKey(text) === wanted
  const entry =
    Object.entries(values).find(([from]) => from === value) ?? Object.entries(values).find(([from]) => isSame(from))
  return entry?.[1] ?? [...listValues(condition), ...Object.values(values)].find(isSame) ?? value
}

function listValues(test: Test | undefined): readonly string[] {
  if (typeof test === "string") return [test]
  return Array.isArray(test) ? test : []
}

function listConsumedNames(
  { consume = true }: QueryPlan,
  conditions: Readonly<Record<string, Test>> = {},
): readonly string[] {
  if (consume === false) return []
  return consume === true ? Object.keys(conditions) : consume
}

function getParameterName(part: string): string {
  const name = part.replace(/=.*/s, "")
  try {
    return decodeURIComponent(name.replaceAll("+", " "))
  } catch {
    return name
  }
}

export function toPlainSearch(search: string): string {
  return search === "" || search === "?" ? "" : `?${encodeQuery(search.slice(1))}`
}
