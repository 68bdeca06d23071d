import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule, Test } from "../table.types.ts"
import { type CompileOptions, compile, fromJSON } from "./compile-table.ts"

function nextWith(rules: readonly RedirectRule[], options: CompileOptions = {}) {
  const table = { site: "", hosts: [], allowedHosts: ["jobs.example", "jobs.example:8443"], rules }
  const compiled = compile(table, { mode: "strict-next", trailingSlash: null, host: "site.example", ...options })
  return {
    problems: compiled.problems,
    visit: (url: string, headers?: Record<string, string>) => compiled.match(url, headers && { headers })?.location,
  }
}

test.each([
  [
    "https://evil.example/",
    "leads to evil.example, which is not among the allowed hosts. Add it there if it is meant.",
  ],
  [
    "HTTP://evil.example/x/:id",
    "leads to evil.example, which is not among the allowed hosts. Add it there if it is meant.",
  ],
  ["//evil.example", "must be a path that starts with one slash, or an address that starts with https://."],
  ["https:evil.example", "must be a path that starts with one slash, or an address that starts with https://."],
  ["javascript:alert(1)", "must be a path that starts with one slash, or an address that starts with https://."],
  ["x/https://jobs.example/", "must be a path that starts with one slash, or an address that starts with https://."],
])("in the strict-next mode a rule with the target %s is omitted", (target, message) => {
  const { problems, visit } = nextWith([rule("/a/:id", target), rule("/b", "/c")])

  expect(problems).toEqual([{ rule: "/a/:id", message }])
  expect([visit("/a/1"), visit("/b")]).toEqual([undefined, "/c"])
})

test("rules with an allowed host, with the site's host or without a target are compiled without problems", () => {
  const gone = rule("/gone", "", { status: 410 })
  const { problems, visit } = nextWith([
    rule("/a", "https://jobs.example:8443/x"),
    rule("/b", "http://jobs.example"),
    rule("/c", "https://site.example/x", { id: "own" }),
    rule("/d", "https://jobs.example/a b"),
    gone,
  ])

  expect(problems).toEqual([])
  expect([visit("/a"), visit("/b"), visit("/d")]).toEqual([
    "https://jobs.example:8443/x",
    "http://jobs.example/",
    "https://jobs.example/a%20b",
  ])
  expect(visit("/a?=1")).toBe("https://jobs.example:8443/x?=1")
})

const RUNS_AWAY = { pattern: "(a+)+" }

test.each<[string, RedirectRule]>([
  ["source", rule("/a/:x((?:a+)+)", "/b")],
  ["parameter", rule("/a", "/b", { match: { query: { k: RUNS_AWAY } } })],
  ["header", rule("/a", "/b", { match: { header: { k: RUNS_AWAY } } })],
  ["cookie", rule("/a", "/b", { match: { cookie: { k: RUNS_AWAY } } })],
])("a rule with an unsafe expression in a %s is omitted in Next's dialect", (_, unsafe) => {
  expect(nextWith([unsafe]).problems).toEqual([
    { rule: unsafe.id, message: "is an unsafe expression: it repeats without end what repeats without end itself." },
  ])
})

test("a case-sensitive rule distinguishes upper and lower case in literal paths and in patterns", () => {
  const { visit } = nextWith([
    rule("/Plain", "/one", { case: "sensitive" }),
    rule("/Name/:x", "/two", { case: "sensitive" }),
    rule("/any", "/three"),
  ])

  expect([visit("/Plain"), visit("/plain"), visit("/Name/1"), visit("/name/1"), visit("/ANY")]).toEqual([
    "/one",
    undefined,
    "/two",
    undefined,
    "/three",
  ])
})

test("groups, escapes and trailing slashes in a source are interpreted in the same way as by Next", () => {
  const { visit } = nextWith([
    rule("/a{b}", "/one"),
    rule("/c\\(d", "/two"),
    rule("/e/", "/three"),
    rule("/f", "/four"),
  ])

  expect([visit("/ab"), visit("/a{b}"), visit("/c(d"), visit("/e/"), visit("/e"), visit("/f/")]).toEqual([
    "/one",
    undefined,
    "/two",
    "/three",
    undefined,
    "/four",
  ])
  expect(nextWith([rule("/:path*", "/x")]).visit("/_next/static/a.js")).toBeUndefined()
})

const isAbout = (k: Test, search: string) =>
  nextWith([rule("/a", "/b", { match: { query: { k } }, query: { preserve: false } })]).visit(`/a${search}`) !==
  undefined

test.each<[string, Test, string, boolean]>([
  ["any value", true, "?k=1", true],
  ["any value, empty", true, "?k=", false],
  ["a forbidden parameter, missing", false, "?j=1", true],
  ["a forbidden parameter, empty", false, "?k=", true],
  ["a forbidden parameter, present", false, "?k=1", false],
  ["a value, in the same case", "El", "?k=El", true],
  ["a value, in another case", "El", "?k=el", false],
  ["a value, the last of several", "b", "?k=a&k=b", true],
  ["a value, the last of three", "c", "?k=a&k=b&k=c", true],
  ["a value, the first of several", "a", "?k=a&k=b", false],
  ["a value, incomplete", "Ela", "?k=El", false],
  ["a list of values, one of them", ["a", "b"], "?k=b", true],
  ["a list of values, another value", ["a", "b"], "?k=c", false],
  ["an expression", { pattern: "\\d+" }, "?k=12", true],
  ["an expression, matching only the beginning", { pattern: "\\d+" }, "?k=12a", false],
  ["an expression, missing parameter", { pattern: ".*" }, "", false],
  ["a negated expression, not matching", { pattern: "\\d+", not: true }, "?k=a", true],
  ["a negated expression, matching", { pattern: "\\d+", not: true }, "?k=1", false],
  ["a negated expression, missing parameter", { pattern: "\\d+", not: true }, "", true],
])("in Next's dialect a condition is evaluated: %s", (_, condition, search, isMeant) => {
  expect(isAbout(condition, search)).toBe(isMeant)
})

test("the host of a request is compared case-insensitively and without the port", () => {
  const rules = [
    rule("/a", "/b", { host: "Old.example" }),
    rule("/c", "/d", { match: { header: { Host: "old.example" } } }),
  ]
  const { visit } = nextWith(rules)

  expect(visit("/a", { host: "OLD.example:3000" })).toBe("/b")
  expect(visit("https://old.example:3000/a")).toBe("/b")
  expect(visit("/a", { host: "new.example" })).toBeUndefined()
  expect(visit("/a")).toBeUndefined()
  expect([visit("/c", { host: "old.example:80" }), visit("/c", { host: "new.example" })]).toEqual(["/d", undefined])
})

test("a captured group can be used in the target", () => {
  const query = (test: Test) => ({ match: { query: { k: test } } })
  const { visit } = nextWith([rule("/a", "/b/:day", query({ pattern: "(?<day>\\d+)-.*" }))])

  expect(visit("/a?k=12-x")).toBe("/b/12?k=12-x")
})

test.each([
  ["/a//b", "/a/b"],
  ["/", undefined],
  ["/x", "/x/"],
  ["/x/", undefined],
  ["/f.txt/", "/f.txt"],
  ["/f.txt", undefined],
  ["/f.txt/x", "/f.txt/x/"],
  ["/.well-known/x", undefined],
  ["/a/.well-known", "/a/.well-known/"],
])("with the `trailingSlash` option, the path %s is redirected to %s", (path, location) => {
  expect(nextWith([], { trailingSlash: true }).visit(path)).toBe(location)
})

test("in the strict-next mode every rule is a separate hop, and trailing slashes are removed except on the home page", () => {
  const { visit } = nextWith([rule("/a", "/b"), rule("/b", "/c")], { trailingSlash: false })

  expect([visit("/a"), visit("/"), visit("/x/"), visit("/x")]).toEqual(["/b", undefined, "/x", undefined])
})

test("a rule whose conditions are not met is skipped, and the next matching rule applies", () => {
  const { visit } = nextWith([
    rule("/a/:x(\\d+)", "/one", { match: { query: { k: true } } }),
    rule("/a/:x", "/two", { match: { query: { k: { pattern: "\\d+" } } } }),
    rule("/a/:x", "/three"),
  ])

  expect([visit("/a/1?k=1"), visit("/a/b?k=1"), visit("/a/b?k=x")]).toEqual(["/one?k=1", "/two?k=1", "/three?k=x"])
})

test("an unsafe target in a modified compiled table never redirects to another host, and an invalid rule does not affect other rules", () => {
  const table = { site: "", hosts: [], rules: [rule("/a", "/b"), rule("/c", "/d"), rule("/:x", "/e")] }
  const text = JSON.stringify(compile(table, { mode: "strict-next", trailingSlash: null }))

  expect(fromJSON(text.replace('"/b"', '"//evil.example/"')).match("/a")?.location).toBe("/evil.example/")
  expect(fromJSON(text.replace('"/b"', '"/\\\\evil.example/"')).match("/a")?.location).toBe("/evil.example/")
  expect(fromJSON(text.replace('"/b"', '"https:"')).match("/a")).toBeNull()
  expect(fromJSON(text.replace('"/c"', '"/c("')).match("/c(")?.location).toBe("/e")
})
