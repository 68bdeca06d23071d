import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { createSampleTexts } from "../pattern/fold-expression.ts"
import type { Conditions, RedirectRule } from "../table.types.ts"
import { analyse } from "./analyse-table.ts"
import { isImplying } from "./is-implying.ts"

const isShadowed = (first: Partial<RedirectRule>, second: Partial<RedirectRule>, sources = ["/a/:x*", "/a/b"]) => {
  const [firstSource = "", secondSource = ""] = sources
  const rules = [
    rule(firstSource, "/one", { id: "first", ...first }),
    rule(secondSource, "/two", { id: "second", ...second }),
  ]
  const findings = analyse({ site: "", hosts: [], rules }, { locales: ["sv", "en"] })
  return findings.some(({ kind, rule: id }) => kind === "shadowed" && id === "second")
}

const query = (tests: Conditions["query"]): Partial<RedirectRule> => ({ match: { query: tests ?? {} } })

test.each<[string, Partial<RedirectRule>, Partial<RedirectRule>, boolean]>([
  ["a rule for any host before a rule for one host", {}, { host: "x.example" }, true],
  ["a rule for one host before a rule for any host", { host: "x.example" }, {}, false],
  ["a rule for another host", { host: "x.example" }, { host: "y.example" }, false],
  ["a rule for the same host", { host: "x.example" }, { host: "x.example" }, true],
  ["a rule without conditions", {}, query({ a: "1" }), true],
  ["a rule with an additional condition", query({ a: "1" }), {}, false],
  ["a rule with two conditions before a rule with one of them", query({ a: "1", b: "2" }), query({ a: "1" }), false],
  ["a rule with one of two conditions", query({ a: "1" }), query({ a: "1", b: "2" }), true],
  ["a rule for another parameter", query({ a: "1" }), query({ b: "1" }), false],
  ["a rule for any value before a rule for one value", query({ a: true }), query({ a: "1" }), true],
  ["a rule for one value before a rule for any value", query({ a: "1" }), query({ a: true }), false],
  ["a rule for a missing parameter", query({ a: false }), query({ a: false }), true],
  ["a rule for a missing parameter before a rule for any value", query({ a: false }), query({ a: true }), false],
  ["a rule for any value before a rule for a missing parameter", query({ a: true }), query({ a: false }), false],
  ["a rule for one value before a rule for a missing parameter", query({ a: "1" }), query({ a: false }), false],
  ["a rule for a list of values before a rule for one of them", query({ a: ["1", "2"] }), query({ a: "2" }), true],
  [
    "a rule for a list of values before a rule for another list",
    query({ a: ["1", "2"] }),
    query({ a: ["2", "3"] }),
    false,
  ],
  ["a rule for the same value in another case", query({ a: "EL" }), query({ a: "el" }), true],
  ["a rule with the same expression", query({ a: { pattern: "\\d+" } }), query({ a: { pattern: "\\d+" } }), true],
  ["a rule with another expression", query({ a: { pattern: "\\d+" } }), query({ a: { pattern: "\\d" } }), false],
  ["a rule with an expression before a rule for a value", query({ a: { pattern: "\\d+" } }), query({ a: "1" }), false],
  [
    "a rule for any value before a rule with an expression",
    query({ a: true }),
    query({ a: { pattern: "\\d+" } }),
    true,
  ],
  [
    "a rule for any value before a rule with a negated expression",
    query({ a: true }),
    query({ a: { pattern: "\\d+", not: true } }),
    false,
  ],
  ["a rule for a header", { match: { header: { "x-a": "1" } } }, query({ "x-a": "1" }), false],
  ["a rule for a cookie", { match: { cookie: { a: "1" } } }, {}, false],
  ["a rule for the same cookie", { match: { cookie: { a: "1" } } }, { match: { cookie: { a: "1" } } }, true],
  ["a rule for one language before a rule for several", { locales: ["sv"] }, { locales: ["sv", "en"] }, false],
  ["a rule for all languages", { locales: ["*"] }, { locales: ["en"] }, true],
  ["a rule for another language", { locales: ["en"] }, {}, false],
  ["a case-sensitive rule", { case: "sensitive" }, {}, false],
  ["a case-sensitive rule before a case-sensitive rule", { case: "sensitive" }, { case: "sensitive" }, true],
  ["a rule with strict slashes", { slash: "strict" }, {}, false],
  ["a rule with strict slashes before another one", { slash: "strict" }, { slash: "strict" }, true],
])("%s is checked for shadowing", (_, first, second, isCovered) => {
  expect(isShadowed(first, second)).toBe(isCovered)
  if (
    first.locales === undefined &&
    first.case === undefined &&
    first.slash === undefined &&
    second.locales === undefined
  )
    expect(isImplying(rule("/a", "/b", second), rule("/a", "/b", first))).toBe(isCovered)
})

test.each<[string, string, boolean]>([
  ["/a/:x", "/a/b", true],
  ["/a/:x", "/a/:x*", false],
  ["/a/:x*", "/a", true],
  ["/a/:x+", "/a/:y*", false],
  ["/a/:x(\\d+)", "/a/:y", false],
  ["/a/:x", "/a/:y(\\d+)", true],
  ["/a/b", "/a/:x", false],
  ["/a-:x", "/a-b", true],
  ["/a-:x", "/b-a", false],
])("the source %s shadows the source %s: %s", (first, second, isCovered) => {
  expect(isShadowed({}, {}, [first, second])).toBe(isCovered)
})

test("a rule is reported as shadowed when earlier rules together match all of its paths", () => {
  const rules = [rule("/a/b", "/one"), rule("/a/c", "/two"), rule("/a/:x(b|c)", "/three")]
  const findings = analyse({ site: "", hosts: [], rules })

  expect(findings.map(({ kind, rule: id, others, message }) => [kind, id, others, message])).toEqual([
    [
      "shadowed",
      "/a/:x(b|c)",
      ["/a/b", "/a/c"],
      "/a/:x(b|c) never decides: /a/b (/a/b) and /a/c (/a/c) come first and take all its addresses",
    ],
  ])
})

test("a rule is not shadowed if at least one of its alternatives is not matched by an earlier rule", () => {
  const makes = ["bmw", "mini", "audi", "kia", "ford"]
  for (const left of makes) {
    const others = makes.filter((make) => make !== left).map((make) => rule(`/a/${make}`, `/${make}`))
    const rules = [...others, rule(`/a/:x(${makes.join("|")})`, "/b")]
    expect(analyse({ site: "", hosts: [], rules }), left).toEqual([])
  }
})

test.each([
  ["/a/:x([0-9]+)", "/a/:y([0-9a-f])", false],
  ["/a/:x([0-9]+)", "/a/:y([0-9a-f]{2})", false],
  ["/a/:x(\\d+)", "/a/:y(\\w+)", false],
  ["/a/:x(7|9|4)", "/a/:y([0-9a-f])", false],
  ["/a/:x([0-9a-f]+)", "/a/:y([0-9a-f]+)/:z*", false],
  ["/a/:x([0-9a-f]{32})", "/a/:y([0-9a-f]{32})", true],
  ["/a/:x", "/a/:y([0-9a-f]{32})", true],
  ["/a/:x(.*)", "/a/:y([0-9a-f]{32})", true],
  ["/a/:x([0-9]{1,2})", "/a/:y([1-9])", true],
])("the rule %s shadows the later rule %s: %s", (first, second, isCovered) => {
  const more = { match: { query: { re: "Syd" } } }
  const rules = [rule(first, "/one", { id: "first" }), rule(second, "/two", { id: "second", ...more })]

  expect(analyse({ site: "", hosts: [], rules }).some(({ kind }) => kind === "shadowed")).toBe(isCovered)
})

const isTakenBy = (sources: readonly string[], last: string) =>
  analyse({
    site: "",
    hosts: [],
    rules: [...sources, last].map((source) => rule(source, `/to/${source.length}`)),
  }).some(({ kind, rule: id }) => kind === "shadowed" && id === last)

test("earlier rules that match only the generated sample texts of a rule's expression do not shadow the rule", () => {
  const [first = "", ...others] = createSampleTexts("[a-z]{2}")

  expect(isTakenBy([`/a/:x(${[first, ...others].join("|")})`], "/a/:y([a-z]{2})")).toBe(false)
  expect(isTakenBy([`/a/${first[0]}:x`, `/a/:x(${others.join("|")})`], "/a/:y([a-z]{2})")).toBe(false)
  expect(isTakenBy(["/a/:x"], "/a/:y([a-z]{2})")).toBe(true)
})

test("an earlier rule for [a-h] shadows a later rule for [a-c] but not a later rule for [a-z]", () => {
  expect(isTakenBy(["/a/:x([a-h])/:y"], "/a/:x([a-z])/:y([a-z])")).toBe(false)
  expect(isTakenBy(["/a/:x([a-h])/:y"], "/a/:x([a-c])/:y([a-z])")).toBe(true)
})
