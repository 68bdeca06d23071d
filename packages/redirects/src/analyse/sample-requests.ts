import { encodePath, encodeValue } from "../address/encode.ts"
import { toCanonicalSegment } from "../address/path-key.ts"
import type { RequestParts } from "../compile/visit.ts"
import { createSampleTexts } from "../pattern/fold-expression.ts"
import { listValues } from "../pattern/list-values.ts"
import type { Key, Token } from "../pattern/parse-pattern.ts"
import type { Conditions, RedirectRule, Test } from "../table.types.ts"

export interface SampleRequest {
  readonly path: string
  readonly search: string
  readonly host: string
  readonly request: RequestParts
  readonly locale: string
}

/** The invented words that occur in no redirect table. If a pattern matches one of them, it matches any name. */
export const FRESH = ["zq7v", "xk2w", "jy9t", "vw4p", "qz8k", "wx5j"]

/** The maximum number of samples for a rule. If a rule has more variants, the remaining variants are not checked. */
const MAX = 12
export const MAX_PATHS = 200

export function createSamplePaths(tokens: readonly Token[]): string[] {
  let paths = [""]
  tokens.forEach((token, index) => {
    const texts = typeof token === "string" ? [token] : createKeyTexts(token, index)
    paths = paths.flatMap((path) => texts.map((text) => path + text)).slice(0, MAX_PATHS)
  })
  return [...new Set(paths.map(toCleanPath))]
}

export function listSampledExpressions(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === "string" || token.isPlain || token.pattern === "" || token.pattern === ".*") return []
    return listValues(token.pattern) === null ? [token.pattern] : []
  })
}

export function toCleanPath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "")
  return encodePath(`/${segments.map(toCanonicalSegment).join("/")}`)
}

function createKeyTexts(key: Key, index: number): string[] {
  const { prefix, suffix, modifier, isPlain, pattern } = key
  const [word = "", other = ""] = [FRESH[index % FRESH.length], FRESH[(index + 3) % FRESH.length]]
  const values = isPlain
    ? [word]
    : pattern === ""
      ? [""]
      : pattern === ".*"
        ? ["", word, `${word}/${other}`]
        : (listValues(pattern) ?? createSampleTexts(pattern).slice(0, 4))
  const once = values.map((value) => prefix + value + suffix)
  const [first = ""] = once
  const twice =
    modifier === "*" || modifier === "+" ? [first + prefix + (isPlain ? other : (values[0] ?? "")) + suffix] : []
  const none = modifier === "*" || modifier === "?" ? [""] : []
  return [...once, ...twice, ...none]
}

export function createSampleRequests(
  path: string,
  { host = "", match }: RedirectRule,
  locale: string,
  prefix: string,
  most = MAX,
): SampleRequest[] {
  const queries = combine(match?.query, most)
  const headers = combine(match?.header, most)
  const cookies = combine(match?.cookie, most)
  const named = host.replaceAll(/:\w+/g, "zq7v").replace(/^\*\./, "zq7v.")
  const place = prefix === "" ? path : `/${prefix}${path === "/" ? "" : path}`
  return queries.flatMap((query) =>
    headers.flatMap((header) =>
      cookies.map((cookie) => ({
        path: place,
        search:
          query.length === 0
            ? ""
            : `?${query.map(([name, value]) => `${encodeValue(name)}=${encodeValue(value)}`).join("&")}`,
        host: named,
        request: {
          headers: {
            ...Object.fromEntries(header.map(([name, value]) => [name.toLowerCase(), value])),
            ...(named !== "" && { host: named }),
          },
          cookies: Object.fromEntries(cookie),
        },
        locale,
      })),
    ),
  )
}

type Values = readonly (readonly [name: string, value: string])[]

function combine(tests: Conditions["query"] = {}, most: number): Values[] {
  let all: Values[] = [[]]
  for (const [name, test] of Object.entries(tests)) {
    const values = getPassingValues(test)
    if (values !== null)
      all = all.flatMap((item) => values.map((value) => [...item, [name, value] as const])).slice(0, most)
  }
  return all
}

/** Returns sample values that satisfy a condition, or `null` if the condition requires that the value is absent. */
function getPassingValues(test: Test): readonly string[] | null {
  if (test === false) return null
  if (test === true) return ["zq7v"]
  if (typeof test === "string") return [test]
  if ("pattern" in test)
    return test.not === true ? null : createSampleTexts(test.pattern.replace(/\(\?<\w+>/g, "(")).slice(0, 3)
  return test
}
