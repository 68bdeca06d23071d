import { isExpression } from "../compile/conditions.ts"
import { type Piece, readTarget } from "../compile/target.ts"
import { createSampleTexts } from "../pattern/fold-expression.ts"
import { listValues } from "../pattern/list-values.ts"
import type { Key, Token } from "../pattern/parse-pattern.ts"
import type { RedirectRule, Test } from "../table.types.ts"
import type { Analysis } from "./analyse-table.ts"
import { parseRule } from "./create-samples.ts"
import { createSampleRequests, FRESH, type SampleRequest, toCleanPath } from "./sample-requests.ts"

/** A sample request. It represents all requests that a rule redirects to the same target. */
export interface PossibleAddress extends SampleRequest {
  /** True if the path contains example values for parameters that can have an unlimited number of values. */
  readonly isMadeUp: boolean
}

const MAX_ADDRESSES = 500

/**
 * Lists sample URLs for all possible targets of a rule. Each parameter in the path takes all of its possible values or,
 * if their number is unlimited, an example value.
 */
export function listPossibleAddresses(rule: RedirectRule, analysis: Pick<Analysis, "options">): PossibleAddress[] {
  const named = getPathNames(rule.target)
  const { tokens, prefixes } = parseRule(rule, analysis)
  let paths: readonly Way[] = [{ path: "", isMadeUp: false }]
  tokens.forEach((token, index) => {
    const ways = listWays(token, index, named)
    paths = paths.flatMap((item) =>
      ways.map(({ path, isMadeUp }) => ({ path: item.path + path, isMadeUp: item.isMadeUp || isMadeUp })),
    )
    if (paths.length > MAX_ADDRESSES)
      paths = paths.slice(0, MAX_ADDRESSES).map(({ path }) => ({ path, isMadeUp: true }))
  })
  const isOpen = isOpenInQuery(rule, named)
  return paths.flatMap(({ path, isMadeUp }) =>
    prefixes.flatMap(({ locale, prefix }) =>
      createSampleRequests(toCleanPath(path), rule, locale, prefix, MAX_ADDRESSES).map((sample) => ({
        ...sample,
        isMadeUp: isMadeUp || isOpen,
      })),
    ),
  )
}

interface Way {
  readonly path: string
  readonly isMadeUp: boolean
}

function listWays(token: Token, index: number, named: ReadonlySet<string>): readonly Way[] {
  if (typeof token === "string") return [{ path: token, isMadeUp: false }]
  const { prefix, suffix, pattern, modifier, name } = token
  const isNamed = named.has(String(name))
  const values = token.isPlain ? null : pattern === "" ? [""] : listValues(pattern)
  const repeats = modifier === "*" || modifier === "+"
  const none: readonly Way[] = modifier === "*" || modifier === "?" ? [{ path: "", isMadeUp: false }] : []
  const createWay = (value: string, isMadeUp: boolean): Way => ({ path: prefix + value + suffix, isMadeUp })
  if (values !== null) {
    const once = values.map((value) => createWay(value, false))
    const [first = ""] = values
    return repeats ? [...once, createWay(first + suffix + prefix + first, isNamed), ...none] : [...once, ...none]
  }
  return [...createValues(token, index).map((value) => createWay(value, isNamed)), ...none]
}

function createValues({ isPlain, pattern }: Key, index: number): readonly string[] {
  const word = FRESH[index % FRESH.length] ?? ""
  if (isPlain || new RegExp(`^(?:${pattern})$`).test(word)) return [word]
  return createSampleTexts(pattern).slice(0, 1)
}

function getPathNames(target: string): ReadonlySet<string> {
  return new Set(parseTargetPath(target).flatMap((piece) => (typeof piece === "string" ? [] : piece.name)))
}

/** Parses the path of a target. Returns an empty list for a target that is valid only in Next.js. */
export function parseTargetPath(target: string): readonly Piece[] {
  try {
    return readTarget(target).path
  } catch {
    return []
  }
}

function isOpenInQuery({ match, host = "" }: RedirectRule, named: ReadonlySet<string>): boolean {
  if ([...host.matchAll(/:(\w+)/g)].some(([, name = ""]) => named.has(name))) return true
  const tests = (["query", "header", "cookie"] as const).flatMap((kind) => Object.entries(match?.[kind] ?? {}))
  return tests.some(([name, test]) => getTestNames(name, test).some((item) => named.has(item)))
}

function getTestNames(name: string, test: Test): string[] {
  if (test === true) return [name]
  return isExpression(test) ? [...test.pattern.matchAll(/\(\?<(\w+)>/g)].map(([, group = ""]) => group) : []
}
