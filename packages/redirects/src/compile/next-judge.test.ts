import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { getLocation, toPlainLocation } from "../../test/as-next.ts"
import { AS_NEXT, MISREAD, type NextCase, redirect, THROWING } from "../../test/next-cases.ts"
import { type RunningNext, runNext } from "../../test/running-next.ts"
import { fromNextConfig, type NextRedirect } from "../import/from-next-config.ts"
import { compile } from "./compile-table.ts"

// A running Next is the reference, started once with all tables and called as visitors call it.

const FILE = join(import.meta.dirname, "../../../../../shared/cases/redirects/path-to-regexp-6.3.json")
const RANDOM_TABLES = readSampled(150)
const PATHS_PER_TABLE = 10

interface Pattern {
  readonly path: string
  readonly options: object | null
  readonly match: readonly { readonly input: string }[]
}

type Trial = readonly [rules: readonly NextRedirect[], paths: readonly string[]]

const cases: readonly NextCase[] = [
  ...AS_NEXT,
  ...THROWING,
  ...MISREAD.map(([rules, visit, next]) => [rules, visit, next] as const),
]
const patterns: Pattern[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")).tests : []
const patternTrials = patterns
  .filter(({ path, options }) => options === null && path.startsWith("/"))
  .map(({ path, match }): Trial => {
    const inputs = match
      .map(({ input }) => input)
      .filter((input) => input.startsWith("/") && !/[?#\\]|\/\//.test(input))
    return [[redirect(path, "/found")], inputs.map((input) => new URL(input, "https://here.example").pathname)]
  })
const randomTrials = sampleTrials()

const tables = [
  ...new Set([...cases.map(([rules]) => rules), ...[...patternTrials, ...randomTrials].map(([rules]) => rules)]),
]

let next: RunningNext

beforeAll(async () => {
  next = await runNext(tables)
})

afterAll(() => next.stop())

const requestNext = (rules: readonly NextRedirect[], visit: NextCase[1]) => next.send(tables.indexOf(rules), visit)

test("a running Next server gives the expected redirect for every test case", async () => {
  for (const [rules, visit, location] of cases) {
    expect(await requestNext(rules, visit), visit.path + (visit.search ?? "")).toBe(location)
  }
})

test.skipIf(patterns.length === 0)(
  "patterns of path-to-regexp 6.3 match in the same way as in Next (skipped without ../shared/cases)",
  async () => {
    expect(await compareAll(patternTrials)).toMatchObject({ compared: expect.toSatisfy((count) => count > 100) })
  },
)

test("randomly generated rules give the same redirects as in Next", async () => {
  const { redirected } = await compareAll(randomTrials)

  expect(redirected).toBeGreaterThan(2 * RANDOM_TABLES)
})

async function compareAll(trials: readonly Trial[]) {
  const counts = { compared: 0, redirected: 0 }
  for (const [rules, paths] of trials) {
    for (const path of paths) {
      const wanted = await requestNext(rules, { path })
      expect(toPlainLocation(getLocation(rules, { path })), `${JSON.stringify(rules)} ${path}`).toBe(
        toPlainLocation(wanted),
      )
      counts.compared += 1
      if (wanted !== null) counts.redirected += 1
    }
  }
  return counts
}

function sampleTrials(): readonly Trial[] {
  const part = fc.constantFrom("/a", "/b", "/:x", "/:x(\\d+)", "/:x*", "/:x?", "/a-:x", "/:x+", "/(.*)", "/A", "{/b}?")
  const source = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => {
    let place = 0
    const text = parts.join("").replace(/:x/g, () => `:x${place++}`)
    return text.startsWith("/") ? text : `/${text}`
  })
  const table = fc
    .array(source, { minLength: 1, maxLength: 5 })
    .map((sources) => sources.map((source, at) => redirect(source, `/to/${at}`)))
    .map((rules) => {
      const { problems } = fromNextConfig(rules)
      return rules.filter((_, at) => !problems.some(({ rule }) => rule === `/redirects/${at}`))
    })
    .filter((rules) => rules.length > 0 && isRead(rules))
  const path = fc
    .array(fc.constantFrom("a", "b", "1", "12", "a-b", "A"), { maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`)
  const paths = fc.array(path, { minLength: PATHS_PER_TABLE, maxLength: PATHS_PER_TABLE })
  return fc.sample(fc.tuple(table, paths), RANDOM_TABLES)
}

function isRead(rules: readonly NextRedirect[]): boolean {
  return compile(fromNextConfig(rules), { mode: "strict-next", trailingSlash: null }).problems.length === 0
}
