import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { siteWith } from "../../test/site-with.ts"
import type { RedirectRule } from "../table.types.ts"
import type { RequestParts } from "./visit.ts"

const leadsTo = (more: Partial<RedirectRule>, address: string, headers?: Record<string, string>) =>
  siteWith([rule("/a", "/b", more)], { locales: [] }).visit(address, headers)

const isAbout = (host: string, address: string, headers?: Record<string, string>) =>
  siteWith([rule("/a", "/b", { host })], { host: "" }).visit(address, headers) !== null

test.each([
  ["old.example", "https://old.example/a", true],
  ["OLD.example", "https://Old.Example/a", true],
  ["old.example", "https://old.example:8080/a", true],
  ["old.example:8080", "https://old.example:8080/a", true],
  ["old.example:8080", "https://old.example/a", false],
  ["old.example", "https://very.old.example/a", false],
  ["*.old.example", "https://very.old.example:8080/a", true],
  ["*.OLD.example", "https://very.old.example/a", true],
  ["*.old.example", "https://old.example/a", false],
  ["*.old.example", "https://evilold.example/a", false],
  [":land.old.example", "https://se.old.example:8080/a", true],
  [":land.old.example", "https://a.se.old.example/a", false],
  [":land.old.example", "https://se.new.example/a", false],
])("a rule for the host %s applies to the address %s: %s", (host, address, isMeant) => {
  expect(isAbout(host, address)).toBe(isMeant)
})

test("a host condition uses the host of an absolute URL, and the Host header of the request for any other URL", () => {
  expect(isAbout("old.example", "/a", { host: "OLD.example:3000" })).toBe(true)
  expect(isAbout("old.example", "/a", { host: "new.example" })).toBe(false)
  expect(isAbout("old.example", "/a")).toBe(false)
})

test("a parameter captured from the host of the request can be used in the target", () => {
  const { visit } = siteWith([rule("/a", "/:land/b", { host: ":land.old.example" })], { host: "" })

  expect(visit("https://SE.old.example/a")).toBe("308 /se/b")
})

test.each<[string, NonNullable<RedirectRule["match"]>["query"], string, boolean]>([
  ["any value, present", { k: true }, "?k=1", true],
  ["any value, empty", { k: true }, "?k", true],
  ["any value, missing", { k: true }, "?j=1", false],
  ["a forbidden parameter, missing", { k: false }, "?j=1", true],
  ["a forbidden parameter, empty", { k: false }, "?k=", false],
  ["a value in another case", { k: "El" }, "?k=EL", true],
  ["another value", { k: "El" }, "?k=Ela", false],
  ["a list of values, all in the list", { k: ["a", "b"] }, "?k=b&k=a", true],
  ["a list of values, one outside the list", { k: ["a", "b"] }, "?k=b&k=c", false],
  ["an expression, matching completely", { k: { pattern: "\\d+" } }, "?k=12", true],
  ["an expression, matching only the beginning", { k: { pattern: "\\d+" } }, "?k=12a", false],
  ["an expression, matching only the end", { k: { pattern: "\\d+" } }, "?k=a12", false],
  ["an expression with alternatives, matching only the beginning", { k: { pattern: "a|b" } }, "?k=ax", false],
  ["an expression, in another case", { k: { pattern: "ab" } }, "?k=AB", true],
  ["an expression, matching one of two values", { k: { pattern: "\\d" } }, "?k=1&k=x", false],
  ["an expression, missing parameter", { k: { pattern: "\\d*" } }, "", false],
  ["a negated expression, missing parameter", { k: { pattern: "\\d", not: true } }, "", true],
  ["a negated expression, not matching", { k: { pattern: "\\d", not: true } }, "?k=x", true],
  ["a negated expression, matching one of two values", { k: { pattern: "\\d", not: true } }, "?k=x&k=1", false],
  ["an expression, 1,000 letters", { k: { pattern: ".*" } }, `?k=${"a".repeat(1000)}`, true],
  ["an expression, 1,001 letters", { k: { pattern: ".*" } }, `?k=${"a".repeat(1001)}`, false],
])("a parameter condition is evaluated: %s", (_, query, search, isMeant) => {
  expect(leadsTo({ match: { query: query ?? {} } }, `/a${search}`) !== null).toBe(isMeant)
})

test("the query conditions of a case-sensitive rule are case-sensitive too", () => {
  const minding = (k: NonNullable<NonNullable<RedirectRule["match"]>["query"]>[string], search: string) =>
    leadsTo({ case: "sensitive", match: { query: { k } } }, `/a${search}`) !== null

  expect([minding("El", "?k=El"), minding("El", "?k=el")]).toEqual([true, false])
  expect([minding({ pattern: "ab" }, "?k=ab"), minding({ pattern: "ab" }, "?k=AB")]).toEqual([true, false])
})

test("a target can use a captured group and the last value of a repeated parameter", () => {
  const { visit } = siteWith([
    rule("/a", "/b/:day", { match: { query: { k: { pattern: "(?<day>\\d+)-.*" } } } }),
    rule("/c", "/d/:k", { match: { query: { k: true } } }),
  ])

  expect(visit("/a?k=1-x&k=2-y")).toBe("308 /b/2")
  expect(visit("/c?k=1&k=2")).toBe("308 /d/2")
})

test("a condition with an expression that can backtrack catastrophically is rejected", () => {
  const { problems } = siteWith([rule("/a", "/b", { match: { query: { k: { pattern: "(a+)+" } } } })])

  expect(problems).toEqual([
    {
      rule: "/a",
      message: "asks for an unsafe expression: it repeats without end what repeats without end itself.",
    },
  ])
})

const getMatch = (match: NonNullable<RedirectRule["match"]>, request: RequestParts) =>
  siteWith([rule("/a", "header" in match ? "/b/:K" : "/b/:k", { match })], { locales: [] }).compiled.match(
    "/a",
    request,
  )?.location ?? null

test.each<[RequestParts, string | null]>([
  [{ headers: { k: "1" } }, "/b/1"],
  [{ headers: { k: ["1", "2"] } }, "/b/1,%202"],
  [{ headers: new Headers({ K: "1" }) }, "/b/1"],
  [{ headers: new Headers() }, null],
  [{ headers: { k: undefined } }, null],
  [{}, null],
])("a header condition is evaluated for the request %j", (request, location) => {
  expect(getMatch({ header: { K: true } }, request)).toBe(location)
})

test.each<[RequestParts, string | null]>([
  [{ cookies: { k: "1" } }, "/b/1"],
  [{ cookies: {}, headers: { cookie: "k=1" } }, null],
  [{ headers: { cookie: "j=2; k=1" } }, "/b/1"],
  [{ headers: { cookie: " k = 1 ; k=2" } }, "/b/1"],
  [{ headers: { cookie: 'k="a%20b"' } }, "/b/a%20b"],
  [{ headers: { cookie: 'k=a"b"' } }, "/b/a%22b%22"],
  [{ headers: { cookie: 'k="a"b' } }, "/b/%22a%22b"],
  [{ headers: { cookie: "k=%zz" } }, "/b/%25zz"],
  [{ headers: { cookie: "k=a=b" } }, "/b/a=b"],
  [{ headers: { cookie: "=1; k" } }, null],
  [{ headers: { cookie: "toString=1" } }, null],
])("a cookie condition is evaluated for the request %j", (request, location) => {
  expect(getMatch({ cookie: { k: true } }, request)).toBe(location)
})

test("a condition on a header or cookie does not match an inherited property such as constructor", () => {
  expect(getMatch({ cookie: { k: true } }, { cookies: { k: undefined } })).toBeNull()
  const { visit } = siteWith([rule("/a", "/b", { match: { cookie: { constructor: true } } })])
  expect(visit("/a", { cookie: "a=1" })).toBeNull()
})

test("a rule whose conditions are not met is skipped, and the next matching rule applies", () => {
  const { visit } = siteWith(
    [
      rule("/a", "/b", { host: ":land.old.example" }),
      rule("/a", "/c", { host: "*.new.example" }),
      rule("/a", "/d", { match: { query: { k: { pattern: "\\d+" } } } }),
      rule("/a", "/e"),
    ],
    { host: "" },
  )

  expect(visit("https://se.old.example/a")).toBe("308 /b")
  expect(visit("https://se.new.example/a")).toBe("308 /c")
  expect([visit("https://x.example/a?k=1"), visit("https://x.example/a?k=x")]).toEqual(["308 /d", "308 /e?k=x"])
})
