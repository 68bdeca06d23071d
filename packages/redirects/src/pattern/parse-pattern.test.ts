import { expect, test } from "vitest"
import { parsePattern } from "./parse-pattern.ts"
import { type PatternOptions, readParams, toRegexp, toText } from "./path-to-regexp.ts"

const key = (more: object) => ({
  prefix: "",
  suffix: "",
  pattern: "",
  modifier: "",
  isPlain: true,
  avoids: "",
  ...more,
})

test.each<[string, unknown[]]>([
  ["", []],
  ["/a", ["/a"]],
  ["/:a", [key({ name: "a", prefix: "/" })]],
  ["/x:a", ["/x", key({ name: "a", avoids: "" })]],
  ["/a/:b?/c", ["/a", key({ name: "b", prefix: "/", modifier: "?" }), "/c"]],
  ["/:a-:b", [key({ name: "a", prefix: "/" }), "-", key({ name: "b", avoids: "-" })]],
  ["/:a.:b", [key({ name: "a", prefix: "/" }), key({ name: "b", prefix: ".", avoids: "." })]],
  ["/:a(\\d+)*", [key({ name: "a", prefix: "/", pattern: "\\d+", modifier: "*", isPlain: false })]],
  [
    "/(a)(b)",
    [key({ name: 0, prefix: "/", pattern: "a", isPlain: false }), key({ name: 1, pattern: "b", isPlain: false })],
  ],
  ["/a{/b}?", ["/a", key({ name: "", prefix: "/b", modifier: "?", isPlain: false })]],
  ["/a{-:b-}+", ["/a", key({ name: "b", prefix: "-", suffix: "-", modifier: "+", avoids: "-" })]],
  ["/a{x(\\d)y}", ["/a", key({ name: 0, prefix: "x", suffix: "y", pattern: "\\d", isPlain: false })]],
  ["/a{x:n(\\d)}", ["/a", key({ name: "n", prefix: "x", pattern: "\\d", isPlain: false })]],
  ["/\\:a\\", ["/:a"]],
  ["/a{\\(x\\)}", ["/a", key({ name: "", prefix: "(x)", isPlain: false })]],
  [
    "/{(a)}x{(b)}",
    ["/", key({ name: 0, pattern: "a", isPlain: false }), "x", key({ name: 1, pattern: "b", isPlain: false })],
  ],
  ["/(a\\)b)", [key({ name: 0, prefix: "/", pattern: "a\\)b", isPlain: false })]],
  ["/(a(?:b)c)d", [key({ name: 0, prefix: "/", pattern: "a(?:b)c", isPlain: false }), "d"]],
])("the pattern %s is parsed into tokens", (pattern, tokens) => {
  expect(parsePattern(pattern)).toEqual(tokens)
})

test("the prefix characters and the delimiter of parameters are configurable", () => {
  expect(parsePattern("/a-:b", { prefixes: "-" })).toEqual(["/a", key({ name: "b", prefix: "-", avoids: "-" })])
  expect(parsePattern("/a:b", { delimiter: "%" })).toEqual(["/a", key({ name: "b", avoids: "/a" })])
})

test.each([
  ["/:", "Missing parameter name at 1"],
  ["/a:-", "Missing parameter name at 2"],
  ["/:-a", "Missing parameter name at 1"],
  ["/(", "Unbalanced pattern at 1"],
  ["/(a\\)", "Unbalanced pattern at 1"],
  ["/(?:a)", 'Pattern cannot start with "?" at 2'],
  ["/(a(b))", "Capturing groups are not allowed at 3"],
  ["/()", "Missing pattern at 1"],
  ["/{a", "Unexpected END at 3, expected CLOSE"],
  ["/{a{b}}", "Unexpected OPEN at 3, expected CLOSE"],
  ["/a+", "Unexpected MODIFIER at 2, expected END"],
  ["/a}", "Unexpected CLOSE at 2, expected END"],
  ["/:a:b", 'Must have text between two parameters, missing text after "a"'],
  ["/:a{:b}", 'Must have text between two parameters, missing text after "a"'],
])("the pattern %s is rejected: %s", (pattern, message) => {
  expect(() => parsePattern(pattern)).toThrow(new TypeError(message))
})

const matchPattern = (pattern: string, path: string, options: PatternOptions) =>
  toRegexp(pattern, options).regexp.exec(path)?.[0]

test.each<[string, PatternOptions, string, string | undefined]>([
  ["/test", { end: false }, "/test/route", "/test"],
  ["/test", { end: false }, "/test/", "/test/"],
  ["/test", { end: false }, "/tester", undefined],
  ["/test/", { end: false }, "/test/route", "/test/"],
  ["/test", { end: false, strict: true }, "/test/", "/test"],
  ["/:a", { end: false }, "/test/route", "/test"],
  ["", { end: false }, "/test", ""],
  ["/test", { start: false }, "/route/test", "/test"],
  ["/test", { start: false }, "/test/route", undefined],
  ["/test", { endsWith: "?" }, "/test?query=1", "/test"],
  ["/test", { endsWith: "?" }, "/test/?query=1", "/test/"],
  ["/test", { endsWith: "?" }, "/test#part", undefined],
  ["/test", { endsWith: "?#" }, "/test#part", "/test"],
  ["/test", { endsWith: "?" }, "/test", "/test"],
  ["/test", { end: false, endsWith: "?" }, "/test/?a", "/test/"],
  ["/test", { end: false, endsWith: "?" }, "/testx", undefined],
  ["%:a", { delimiter: "%", prefixes: "%" }, "%a/b", "%a/b"],
  ["/test", { delimiter: "%" }, "/test%", "/test%"],
  ["/a.b", {}, "/axb", undefined],
])("the pattern %s with the options %j, applied to %s, matches the text %s", (pattern, options, path, text) => {
  expect(matchPattern(pattern, path, options)).toBe(text)
})

test.each([
  ["/:a*{x}", "/1/2x", { a: ["1", "2"] }],
  ["{/:a-}+end", "/1-end", { a: ["1"] }],
  ["{/:a(\\d)}?x", "x", {}],
])("matching the pattern %s against the path %s returns the parameters", (pattern, path, params) => {
  expect({ ...readParams(toRegexp(pattern), path) }).toEqual(params)
})

test("a repeated parameter requires a prefix or a suffix", () => {
  expect(() => toRegexp("/x:a*")).toThrow(new TypeError('Can not repeat "a" without a prefix and suffix'))
  expect(() => toRegexp("/x(\\d)+")).toThrow(new TypeError('Can not repeat "0" without a prefix and suffix'))
})

test.each<[string, object, string]>([
  ["/:a", {}, 'Expected "a" to be a string'],
  ["/:a+", {}, 'Expected "a" to be an array'],
  ["/:a", { a: null }, 'Expected "a" to be a string'],
  ["/:a", { a: ["b"] }, 'Expected "a" to not repeat, but got an array'],
  ["/:a?", { a: ["b"] }, 'Expected "a" to not repeat, but got an array'],
  ["/:a+", { a: [] }, 'Expected "a" to not be empty'],
  ["/:a(\\d+)", { a: "b" }, 'Expected "a" to match "\\d+", but got "b"'],
  ["/:a(\\d|x)", { a: "xy" }, 'Expected "a" to match "\\d|x", but got "xy"'],
  ["/:a(\\d)*", { a: ["1", "b"] }, 'Expected all "a" to match "\\d", but got "b"'],
])("a path for the pattern %s cannot be built from the parameters %j: %s", (pattern, values, message) => {
  expect(() => toText(parsePattern(pattern), { ...values })).toThrow(new TypeError(message))
})

test("the letter case, validation and encoding of formatted parameter values are configurable", () => {
  const tokens = parsePattern("/:a(X)")

  expect(toText(parsePattern("/:a"), { a: 7 })).toBe("/7")
  expect(toText(tokens, { a: "x" })).toBe("/x")
  expect(() => toText(tokens, { a: "x" }, { sensitive: true })).toThrow(TypeError)
  expect(toText(tokens, { a: "y" }, { validate: false })).toBe("/y")
  expect(toText(parsePattern("/:a"), { a: "å/b" }, { encode: encodeURIComponent })).toBe("/%C3%A5%2Fb")
  expect(toText(parsePattern("/:a"), { a: "b/c" }, { delimiter: "%" })).toBe("/b/c")
  expect(toText(parsePattern("/:a*{-:b}+"), { b: ["1", "2"] })).toBe("-1-2")
})
