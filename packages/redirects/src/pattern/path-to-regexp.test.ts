import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { parsePattern } from "./parse-pattern.ts"
import { type PatternOptions, readParams, toRegexp, toText } from "./path-to-regexp.ts"

// The cases of path-to-regexp itself; skipped where they are not next to the repository.
const FILE = join(import.meta.dirname, "../../../../../shared/cases/redirects/path-to-regexp-6.3.json")

interface Case {
  readonly path: string
  readonly options: PatternOptions | null
  readonly match: readonly {
    readonly input: string
    readonly groups: readonly (string | null)[] | null
    readonly match?: { readonly params: Readonly<Record<string, unknown>> } | false
  }[]
  readonly compile: readonly {
    readonly params: Readonly<Record<string, unknown>> | null
    readonly expected: string | null
    readonly options?: { readonly validate?: boolean }
  }[]
}

const cases: Case[] = existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")).tests : []

test.skipIf(cases.length === 0)(
  "every pattern matches the same paths as in path-to-regexp 6.3 (skipped without ../shared/cases)",
  () => {
    let compared = 0
    for (const { path, options, match } of cases) {
      const matcher = toRegexp(path, options ?? {})
      for (const { input, groups, match: wanted } of match) {
        const match = matcher.regexp.exec(input)
        expect(match && [...match].map((group) => group ?? null), `${path} ${input}`).toEqual(groups)
        if (wanted !== undefined)
          expect(readParams(matcher, input), `${path} ${input}`).toEqual(wanted === false ? null : wanted.params)
        compared += 1
      }
    }

    expect(compared).toBeGreaterThan(300)
  },
)

test.skipIf(cases.length === 0)(
  "every pattern generates the same paths as in path-to-regexp 6.3 (skipped without ../shared/cases)",
  () => {
    for (const { path, options, compile } of cases) {
      const tokens = parsePattern(path, options ?? {})
      for (const { params, expected, options: more } of compile) {
        const sensitive = options?.sensitive === undefined ? {} : { sensitive: options.sensitive }
        const write = () => toText(tokens, params ?? {}, { ...more, ...sensitive, ...getDelimiter(options) })
        if (expected === null) expect(write, `${path} ${JSON.stringify(params)}`).toThrow(TypeError)
        else expect(write(), `${path} ${JSON.stringify(params)}`).toBe(expected)
      }
    }
  },
)

// Cases of our own, for where those are not at hand.

test.each<[pattern: string, path: string, params: object | null]>([
  ["/", "/", {}],
  ["/test", "/test", {}],
  ["/test", "/TEST", {}],
  ["/test", "/test/", {}],
  ["/test", "/tester", null],
  ["/test", "/a/test", null],
  ["/:one", "/a", { one: "a" }],
  ["/:one", "/a.json", { one: "a.json" }],
  ["/:one", "/a/b", null],
  ["/:one", "/", null],
  ["/:one?", "/", {}],
  ["/:one?/end", "/end", {}],
  ["/:one*", "/a/b/c", { one: ["a", "b", "c"] }],
  ["/:one*", "/", {}],
  ["/:one+", "/", null],
  ["/:one+", "/a/b", { one: ["a", "b"] }],
  ["/:one(\\d+)", "/12", { one: "12" }],
  ["/:one(\\d+)", "/12a", null],
  ["/:one(a|b)*", "/a/b", { one: ["a", "b"] }],
  ["/(.*)", "/a/b", { 0: "a/b" }],
  ["/(\\d+)-(\\d+)", "/1-2", { 0: "1", 1: "2" }],
  ["/:one-:two", "/a-b", { one: "a", two: "b" }],
  ["/:one-:two", "/a-b-c", { one: "a-b", two: "c" }],
  ["/a{/b}?", "/a", {}],
  ["/a{/b}?", "/a/b", {}],
  ["/a{-:one}*", "/a-x-y", { one: ["x", "y"] }],
  ["/a\\:b", "/a:b", {}],
  ["/:one.:two", "/a.b", { one: "a", two: "b" }],
  ["/a(?=b)", "/ab", null],
])("the pattern %s is matched against the path %s", (pattern, path, params) => {
  const read = () => readParams(toRegexp(pattern), path)

  if (pattern.includes("(?")) expect(read).toThrow(TypeError)
  else expect(read()).toEqual(params)
})

test("the options `sensitive` and `strict` make letter case and trailing slashes significant", () => {
  expect(toRegexp("/Test", { sensitive: true }).regexp.test("/test")).toBe(false)
  expect(toRegexp("/test", { strict: true }).regexp.test("/test/")).toBe(false)
  expect(toRegexp("/test/", { strict: true }).regexp.test("/test")).toBe(false)
})

test.each<[pattern: string, params: object, text: string | null]>([
  ["/test", {}, "/test"],
  ["/:one", { one: "a" }, "/a"],
  ["/:one", {}, null],
  ["/:one", { one: "a/b" }, null],
  ["/:one", { one: ["a"] }, null],
  ["/:one?", {}, "/"],
  ["/:one*", { one: ["a", "b"] }, "/a/b"],
  ["/:one*", { one: [] }, "/"],
  ["/:one+", { one: [] }, null],
  ["/:one(\\d+)", { one: "12" }, "/12"],
  ["/:one(\\d+)", { one: "a" }, null],
  ["/:one(\\d+)*", { one: ["1", "a"] }, null],
  ["/a{-:one}?", { one: "x" }, "/a-x"],
  ["/a{-:one}?", {}, "/a"],
])("the pattern %s is filled with the parameters %j", (pattern, params, text) => {
  const write = () => toText(parsePattern(pattern), { ...params }, {})

  if (text === null) expect(write).toThrow(TypeError)
  else expect(write() || "/").toBe(text)
})

function getDelimiter(options: PatternOptions | null) {
  return options?.delimiter === undefined ? {} : { delimiter: options.delimiter }
}

test.each([
  ["/:foo?(", "Unexpected"],
  ["/:", "Missing parameter name at 1"],
  ["/(", "Unbalanced pattern at 1"],
  ["/(?:a)", 'Pattern cannot start with "?" at 2'],
  ["/(a(b))", "Capturing groups are not allowed at 3"],
  ["/()", "Missing pattern at 1"],
  ["/{a", "Unexpected END at 3, expected CLOSE"],
  ["/a+", "Unexpected MODIFIER at 2, expected END"],
  ["/:a:b", "Must have text between two parameters"],
])("the pattern %s is rejected", (pattern, message) => {
  expect(() => toRegexp(pattern)).toThrow(pattern === "/:foo?(" ? "Unbalanced" : message)
})
