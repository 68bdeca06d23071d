// What Next 16 does with a redirect of its configuration, as its server does it: lib/load-custom-routes,
// router-utils/filesystem (buildCustomRoute) and router/utils/prepare-destination. What makes Next answer 500 —
// a name without value, a repeated parameter in a path — leads nowhere here.
import { encodeValue } from "../address/encode.ts"
import { parsePattern } from "../pattern/parse-pattern.ts"
import { escapeText, type Matcher, type Params, readParams, toRegexp, toText } from "../pattern/path-to-regexp.ts"
import type { Step } from "../pattern/source-pattern.ts"
import type { Test } from "../table.types.ts"
import type { Shape } from "./artefact.ts"
import { isExpression } from "./conditions.ts"
import type { Dialect, Place } from "./engine.ts"
import type { Columns } from "./normalised-dialect.ts"
import type { Visit } from "./visit.ts"

type Query = Record<string, string | string[]>

export function createNextDialect(columns: Columns): Dialect {
  const matchers: (Matcher | null)[] = []
  const getMatcher = (rule: number): Matcher | null => {
    const known = matchers[rule]
    if (known !== undefined) return known
    const matcher = readQuietly(columns.getRuleSource(rule), columns.getRuleShape(rule).case === "sensitive")
    matchers[rule] = matcher
    return matcher
  }
  return {
    keyOf: toNextKey,
    readSteps: parseNextSteps,
    fit: (rule, visit) => {
      const matcher = getMatcher(rule)
      const params = matcher === null ? null : readParams(matcher, visit.address.pathname)
      if (matcher === null || params === null) return null
      for (const { name } of matcher.keys) if (typeof name === "number") delete params[name]
      return hasAll(columns.getRuleShape(rule), visit, params) ? params : null
    },
    place: (rule, visit, params) => {
      try {
        const matcher = getMatcher(rule)
        const ofPath = matcher === null ? null : readParams(matcher, visit.address.pathname)
        return buildDestination(columns.getRuleTarget(rule), params, parseQuery(visit.address.search), ofPath ?? {})
      } catch {
        return null
      }
    },
  }
}

/** Returns the expression that Next creates from a source. @throws TypeError like path-to-regexp. */
export function createNextMatcher(source: string, isSensitive = false): Matcher {
  const { regexp, keys } = toRegexp(source, { delimiter: "/", strict: true, sensitive: isSensitive })
  const whole = regexp.source.replace(/\^/, "^(?!\\/_next)").replace(/\$$/, "(?:\\/)?$")
  return { regexp: new RegExp(whole, regexp.flags), keys }
}

function readQuietly(source: string, isSensitive: boolean): Matcher | null {
  try {
    return createNextMatcher(source, isSensitive)
  } catch {
    return null
  }
}

/**
 * Returns the path in the form in which Next.js looks up redirects: percent-encoded, in lower case and without a
 * trailing slash.
 */
function toNextKey(pathname: string): string {
  const lower = pathname.toLowerCase()
  return lower.length > 1 && lower.endsWith("/") ? lower.slice(0, -1) : lower
}

function parseNextSteps(source: string): Step[] {
  const [first] = parsePattern(source)
  const text = typeof first === "string" ? first.toLowerCase() : ""
  const isWhole = text.length === source.length
  const segments = text.split("/").slice(1, isWhole ? undefined : -1)
  const steps = segments.map((segment): Step => ({ kind: "literal", text: segment }))
  if (!isWhole) return [...steps, { kind: "rest" }]
  return segments.at(-1) === "" ? [...steps.slice(0, -1), { kind: "rest" }] : steps
}

function hasAll({ host, match }: Shape, visit: Visit, params: Params): boolean {
  const query = parseQuery(visit.address.search)
  if (host !== undefined && getHost(visit) !== host.toLowerCase()) return false
  const read = {
    query: (name: string) => query[name],
    header: (name: string) => (name.toLowerCase() === "host" ? getHost(visit) : visit.header(name)),
    cookie: visit.cookie,
  }
  return (["query", "header", "cookie"] as const).every((kind) =>
    Object.entries(match?.[kind] ?? {}).every(([name, test]) => isFulfilled(read[kind](name), name, test, params)),
  )
}

function getHost(visit: Visit): string {
  return (visit.header("host") ?? "").replace(/:.*/s, "").toLowerCase()
}

/**
 * Returns true if a value satisfies a condition in the same way as `has` and `missing` in Next.js. An empty value
 * counts as missing. If there are several values, only the last one is used.
 */
function isFulfilled(value: string | string[] | undefined, name: string, test: Test, params: Params): boolean {
  const last = Array.isArray(value) ? value.at(-1) : value
  if (test === false) return !last
  if (!value || last === undefined) return isExpression(test) && test.not === true
  if (test === true) {
    params[name.replace(/[^A-Za-z]/g, "")] = value
    return true
  }
  if (!isExpression(test)) return typeof test === "string" ? last === test : test.includes(last)
  const match = last.match(new RegExp(`^${test.pattern}$`))
  Object.assign(params, match?.groups)
  return (match !== null) !== (test.not === true)
}

function parseQuery(search: string): Query {
  const query: Query = {}
  for (const [name, value] of new URLSearchParams(search)) {
    const known = query[name]
    query[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return query
}

const COLON = "__ESC_COLON_"

function buildDestination(destination: string, params: Params, query: Query, ofPath: Params): Place {
  let escaped = destination
  for (const name of Object.keys({ ...params, ...query }))
    if (name !== "") escaped = escaped.replaceAll(`:${name}`, `${COLON}${name}`)
  const isPath = escaped.startsWith("/")
  const url = new URL(isPath ? `http://n${escaped}` : escaped)

  const texts = toTexts(params, ofPath)
  const targetQuery: Query = {}
  for (const [name, value] of Object.entries(parseQuery(url.search)))
    targetQuery[name] = Array.isArray(value)
      ? value.map((item) => fillText(addColons(item), texts))
      : fillText(addColons(value), texts)
  const filled = fillPattern(addColons(url.pathname) + addColons(url.hash), params)
  const [path = "", hash] = filled.split("#", 2)
  const host = isPath ? "" : fillPattern(addColons(url.hostname), params, encodeURIComponent)
  const search = formatQuery({ ...query, ...targetQuery })
  return {
    origin: isPath ? "" : `${url.protocol}//${host}${url.port === "" ? "" : `:${url.port}`}`,
    rest: path.replace(/[\\/]+/g, "/") + (search === "" ? "" : `?${search}`) + (hash ? `#${hash}` : ""),
  }
}

function addColons(text: string): string {
  return text.replace(/__ESC_COLON_/gi, ":")
}

function fillPattern(text: string, params: Params, encode = (value: string) => value): string {
  return toText(parsePattern(text), params, { validate: false, encode })
}

function fillText(value: string, params: Params): string {
  if (!value.includes(":")) return value
  const names = Object.keys(params)
  if (names.length === 0) return value
  const known = new RegExp(`(:(?:${names.map(escapeText).join("|")})(?!\\w)[*?+]?)`)
  const pattern = value
    .split(known)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[:*?+(){}]/g, "\\$&")))
    .join("")
  return toText(parsePattern(`/${pattern}`), params, { validate: false }).slice(1)
}

function toTexts(params: Params, ofPath: Params): Params {
  const texts: Params = {}
  for (const [name, value] of Object.entries(params)) {
    const isWritten = String(value) === String(ofPath[name])
    texts[name] = !isWritten ? value : Array.isArray(value) ? value.map(decodeText) : decodeText(value)
  }
  return texts
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Formats a query string. The values are encoded, whereas in Next.js a value such as `a&b` would become an additional
 * parameter.
 */
function formatQuery(query: Query): string {
  return Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((item) => `${encodeValue(name)}=${encodeValue(item)}`))
    .join("&")
}
