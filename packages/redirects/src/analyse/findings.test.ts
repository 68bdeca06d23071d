import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { type AnalyseOptions, analyse } from "./analyse-table.ts"

const readMessage = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
  analyse({ site: "any", hosts: [], rules }, options).map(({ kind, message, cure, others }) => [
    kind,
    message,
    cure,
    ...others,
  ])

const SITE: AnalyseOptions = { hosts: ["site.example", "www.site.example"], locales: ["sv", "en"], today: "2026-11-22" }
const UNTRUE = "Put the condition right, or take the rule out."
const MEANING = "Give every parameter of the target one origin, and every value one meaning."

test.each<[string, RedirectRule[], string[]]>([
  [
    "the same rule",
    [rule("/a", "/b", { line: 3 }), rule("/A/", "/b")],
    ["duplicate", "/A/ is the same rule as /a (line 3)", "Take one of them out.", "/a"],
  ],
  [
    "the same rule of a table without lines, under other names",
    [rule("/x/:one/:two", "/y/:two/:one"), rule("/x/:b/:a", "/y/:a/:b")],
    ["duplicate", "/x/:b/:a is the same rule as /x/:one/:two (/x/:one/:two)", "Take one of them out.", "/x/:one/:two"],
  ],
  [
    "swapped names",
    [rule("/x/:one/:two", "/y/:two/:one"), rule("/x/:a/:b", "/y/:a/:b")],
    [
      "contradiction",
      "/x/:a/:b leads to /y/:a/:b, but /x/:one/:two (/x/:one/:two) decides and leads to /y/:two/:one",
      "Decide for one target, and take the other rule out.",
      "/x/:one/:two",
    ],
  ],
  [
    "a removed page before a moved page",
    [rule("/a", "", { status: 410 }), rule("/A", "/c")],
    [
      "contradiction",
      "/A leads to /c, but /a (/a) decides and leads to 410",
      "Decide for one target, and take the other rule out.",
      "/a",
    ],
  ],
  [
    "a removed page after a moved page",
    [rule("/a", "/c"), rule("/A", "", { status: 410 })],
    [
      "contradiction",
      "/A leads to 410, but /a (/a) decides and leads to /c",
      "Decide for one target, and take the other rule out.",
      "/a",
    ],
  ],
  [
    "the same conditions in another order",
    [
      rule("/a", "/b", { match: { query: { x: "1", y: "2", z: "3" } }, host: "Old.example" }),
      rule("/a", "/b", { id: "second", match: { query: { z: "3", y: "2", x: "1" } }, host: "old.example" }),
    ],
    ["duplicate", "/a?z=3&y=2&x=1 is the same rule as /a?x=1&y=2&z=3 (/a)", "Take one of them out.", "/a"],
  ],
  [
    "a rule after a wider rule",
    [rule("/used/:path*", "/cars"), rule("/used/bmw", "/bmw")],
    [
      "shadowed",
      "/used/bmw never decides: /used/:path* (/used/:path*) comes first and takes all its addresses",
      "Put it before them, or take it out.",
      "/used/:path*",
    ],
  ],
  [
    "two spellings",
    [rule("/same", "/SAME")],
    ["no-effect", "/same leads to itself", "Take it out, or name another target."],
  ],
  [
    "a rule that leads to an address of its own",
    [rule("/self", "/self?y=1", { query: { preserve: false } })],
    ["self-loop", "/self leads to an address that it takes itself: /self?y=1", "Take it out, or name another target."],
  ],
  [
    "a rule that leads to ever longer addresses of its own",
    [rule("/grow/:rest*", "/grow/more/:rest*")],
    [
      "growing-loop",
      "/grow/:rest* leads to an address that it takes itself, again and again: /grow/more/:rest*",
      "Name a target outside of its own source.",
    ],
  ],
  [
    "a loop of three rules",
    [rule("/a", "/b"), rule("/b", "/c"), rule("/c", "/a")],
    [
      "cycle",
      "/a goes in a circle: /a → /b → /c → /a",
      "Decide which of these addresses is the right one, and take its rule out.",
      "/b",
      "/c",
    ],
  ],
])("%s: the message and the suggested fix are complete sentences", (_, rules, said) => {
  expect(readMessage(rules)).toEqual([said])
})

test("a redirect chain is reported with every step and the final target", () => {
  const rules = [rule("/a", "/b"), rule("/b", "/c"), rule("/c", "/d")]

  expect(readMessage(rules)).toEqual([
    ["chain", "/a takes 3 hops, by way of /b and /c", "Lead straight to /d.", "/b", "/c"],
    ["chain", "/b takes 2 hops, by way of /c", "Lead straight to /d.", "/c"],
  ])
})

test("a rule with alternative paths is reported with its longest redirect chain, unless one of the alternatives takes a single hop", () => {
  const more = [rule("/b/x", "/c"), rule("/c", "/d"), rule("/b/y", "/d")]

  expect(readMessage([rule("/a/:x(x|y)", "/b/:x"), ...more])[0]).toEqual([
    "chain",
    "/a/:x(x|y) takes 3 hops, by way of /b/:x and /c",
    "Lead straight to /d.",
    "/b/x",
    "/c",
  ])
  expect(readMessage([rule("/a/:x(y|x|z)", "/b/:x"), ...more]).map(([, message]) => message)).toEqual([
    "/b/x takes 2 hops, by way of /c",
  ])
})

test.each<[string, Partial<RedirectRule>, AnalyseOptions, string[]]>([
  [
    "another host",
    { host: "old.example" },
    SITE,
    ["never-true", "/a is about the host old.example, on which the site does not answer", UNTRUE],
  ],
  [
    "one of two hosts",
    { host: "WWW.site.example:80" },
    { ...SITE, hosts: ["site.example", "www.site.example:80"] },
    [],
  ],
  ["a wildcard host", { host: "*.old.example" }, SITE, []],
  ["a host with a parameter", { host: ":land.old.example" }, SITE, []],
  ["another host of a site without a fixed host", { host: "old.example" }, { ...SITE, hosts: [""] }, []],
  ["another host of a site without known hosts", { host: "old.example" }, { locales: ["sv", "en"] }, []],
  [
    "other languages",
    { locales: ["de", "fr"] },
    SITE,
    ["never-true", "/a is about de and fr, in which the site has no pages", UNTRUE],
  ],
  [
    "no language",
    { locales: [] },
    SITE,
    ["never-true", "/a is about no language, in which the site has no pages", UNTRUE],
  ],
  ["one known and one unknown language", { locales: ["de", "sv"] }, SITE, []],
  ["all languages", { locales: ["*"] }, SITE, []],
  ["a language of a site without known languages", { locales: ["de"] }, {}, []],
  [
    "an empty list of values",
    { match: { header: { "x-a": [] } } },
    SITE,
    ["never-true", '/a asks that header "x-a" is one of nothing', UNTRUE],
  ],
  [
    "the same header in two cases",
    { match: { header: { "x-a": "1", "x-b": "1", "X-A": "2" } } },
    SITE,
    ["never-true", '/a asks for the header "X-A" twice', UNTRUE],
  ],
  ["two headers", { match: { header: { "x-a": "1", "x-b": "2" } } }, SITE, []],
  ["the same parameter in two cases", { match: { query: { a: "1", A: "2" } } }, SITE, []],
  [
    "a parameter that is both set and mapped",
    { query: { set: { to: "1" }, map: { re: { to: "to" } } } },
    SITE,
    ["overlapping-map", '/a fills "to" from a fixed value and from "re"', MEANING],
  ],
  [
    "a parameter that is mapped twice",
    { query: { map: { a: { to: "c" }, b: { to: "c" } } } },
    SITE,
    ["overlapping-map", '/a fills "c" from "a" and from "b"', MEANING],
  ],
  [
    "a value that is mapped to two values",
    { query: { map: { fuel: { to: "f", values: { El: "Electric", EL: "Other" } } } } },
    SITE,
    ["overlapping-map", '/a turns "EL" of "fuel" into "Electric" and into "Other"', MEANING],
  ],
  [
    "a value that is mapped to the same value twice",
    { query: { map: { fuel: { to: "f", values: { El: "E", EL: "E" } } } } },
    SITE,
    [],
  ],
  [
    "a parameter mapped from a forbidden parameter",
    { query: { map: { a: { to: "c" } } }, match: { query: { a: false } } },
    SITE,
    ["overlapping-map", '/a?a fills "c" from "a", which must not be there', MEANING],
  ],
  [
    "a parameter mapped next to another condition",
    { query: { map: { a: { to: "c" } } }, match: { query: { b: false } } },
    SITE,
    [],
  ],
  ["a last day in the past", { expires: "2026-11-21" }, SITE, ["expired", "/a ended on 2026-11-21", "Take it out."]],
  ["a last day of today", { expires: "2026-11-22", status: 307 }, SITE, []],
  ["a last day in the future", { expires: "2026-11-23", status: 302 }, SITE, []],
  [
    "a last day of a permanent redirect",
    { expires: "2026-11-22", status: 308 },
    SITE,
    ["expired", "/a is for good and ends on 2026-11-22", "Use 307: browsers never ask again after 308."],
  ],
  [
    "a past last day of a permanent redirect",
    { expires: "2026-11-21", status: 301 },
    {},
    ["expired", "/a is for good and ends on 2026-11-21", "Use 307: browsers never ask again after 308."],
  ],
  ["a last day when the current day is not given", { expires: "2020-01-01", status: 307 }, {}, []],
])("the condition of a rule about %s is analysed", (_, more, options, said) => {
  expect(readMessage([rule("/a", "/b", more)], options)).toEqual(said.length === 0 ? [] : [said])
})

test("rules that cannot be compiled are reported with a suggested fix", () => {
  const rules = [rule("/a+b", "/x"), rule("/:x(.*)*", "/y"), rule("/c", "https://evil.example/"), rule("/d", "//e")]

  expect(
    analyse({ site: "any", hosts: [], allowedHosts: [], rules }).map(({ kind, message, cure }) => [
      kind,
      message,
      cure,
    ]),
  ).toEqual([
    ["invalid", expect.stringMatching(/^\/a\+b .*[^.]$/), "Put the rule right, or take it out."],
    [
      "unsafe-expression",
      "/:x(.*)* is an unsafe expression: it repeats without end what repeats without end itself",
      "Say what a segment may be instead: [^/]+, \\d+, [0-9a-f]{32}.",
    ],
    [
      "open-redirect",
      "/c leads to evil.example, which is not among the allowed hosts. Add it there if it is meant",
      "Lead to a path of this site, or to a complete address whose host is among the allowed ones.",
    ],
    [
      "open-redirect",
      "/d must be a path that starts with one slash, or an address that starts with https://",
      "Lead to a path of this site, or to a complete address whose host is among the allowed ones.",
    ],
  ])
})

test("rules with a missing target page and rules that redirect away from an existing page are reported with a suggested fix", () => {
  const rules = [
    rule("/a", "/gone"),
    rule("/b/:x(one|two|three)", "/gone/:x"),
    rule("/c/:x", "/none/:x"),
    rule("/about", "/"),
    rule("/team", "/", { match: { query: { x: "1" } } }),
  ]

  expect(readMessage(rules, { routes: ["/", "/about", "/team", "/c/:any"] })).toEqual([
    ["dead-target", "/a leads to /gone, which is no page", "Name the page that took its place."],
    [
      "dead-target",
      "/b/:x(one|two|three) leads to /gone/one and 2 more, which are no pages",
      "Name the page that took its place.",
    ],
    [
      "dead-target",
      "/c/:x leads to /none/:x, and no page has an address of that form",
      "Name the page that took its place.",
    ],
    [
      "hides-page",
      "/about takes visitors away from the page /about",
      "Take the rule out, or say more exactly what it is about.",
    ],
  ])
})

test("a finding includes the line number of the rule if known", () => {
  const findFirst = (more: Partial<RedirectRule>) =>
    analyse({ site: "", hosts: [], rules: [rule("/a", "/A", more)] })[0]

  expect(findFirst({ line: 7 })).toMatchObject({ line: 7, severity: expect.any(String), others: [] })
  expect("line" in (findFirst({}) ?? {})).toBe(false)
})

test("a redirect chain ends at a rule with status 410 and does not include rules that never apply", () => {
  const rules = [
    rule("/x", "/gone"),
    rule("/gone", "", { status: 410 }),
    rule("/a/:any*", "/b"),
    rule("/a/c", "/x", { id: "never" }),
    rule("/host", "/x", { host: "old.example" }),
  ]

  expect(readMessage(rules, { hosts: ["site.example"] }).map(([kind, message]) => `${kind} ${message}`)).toEqual([
    "chain /x takes 2 hops, by way of /gone",
    "shadowed /a/c never decides: /a/:any* (/a/:any*) comes first and takes all its addresses",
    "never-true /host is about the host old.example, on which the site does not answer",
  ])
})

const findIn = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
  analyse({ site: "any", hosts: [], rules }, options).map(({ kind, rule: id }) => `${kind} ${id}`)

test("a rule that redirects into a loop, but is not part of the loop, is not reported", () => {
  expect(findIn([rule("/a", "/b"), rule("/b", "/c"), rule("/c", "/b")])).toEqual(["cycle /b"])
})

test("a rule that swaps two parameters of the path is reported as a loop", () => {
  expect(readMessage([rule("/r/:a/:b", "/r/:b/:a")])).toEqual([
    [
      "self-loop",
      "/r/:a/:b leads to an address that it takes itself: /r/:b/:a",
      "Take it out, or name another target.",
    ],
  ])
})

test.each<[string, Partial<RedirectRule>, string[]]>([
  ["has no effect without further conditions", {}, ["no-effect /a"]],
  ["has an effect when it is case-sensitive", { case: "sensitive" }, []],
  ["has an effect when it has a condition", { match: { query: { x: "1" } } }, []],
  ["is a loop when it adds a parameter", { query: { set: { x: "1" } } }, ["self-loop /a"]],
])("a redirect to another spelling of its source %s", (_, more, expected) => {
  expect(findIn([rule("/a", "/A", more)])).toEqual(expected)
})

test("a conditional rule is not reported for redirecting away from an existing page", () => {
  const without = { match: { query: { x: false } } }

  expect(findIn([rule("/team", "/", without)], { routes: ["/", "/team"] })).toEqual([])
  expect(findIn([rule("/team", "/")], { routes: ["/", "/team"] })).toEqual(["hides-page /team"])
})
