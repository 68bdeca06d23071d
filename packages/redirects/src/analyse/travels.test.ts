import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { type AnalyseOptions, analyse, examine } from "./analyse-table.ts"

const createTable = (rules: readonly RedirectRule[]) => ({ site: "", hosts: [], rules })

const findFindings = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
  analyse(createTable(rules), options).map(({ kind, rule: id }) => [kind, id])

const getLandings = (rules: readonly RedirectRule[], routes: readonly string[], options: AnalyseOptions = {}) =>
  examine(createTable(rules), { ...options, routes }).landings.map(({ kind, ends, pages }) => [kind, ends, pages])

test.each(["https://site.example/b", "HTTP://Site.example/b", "/b#part", "/b"])(
  "a redirect to %s on the same site is reported as a chain if another rule redirects that target",
  (target) => {
    expect(findFindings([rule("/a", target), rule("/b", "/c#part")], { host: "site.example" })).toEqual([
      ["chain", "/a"],
    ])
  },
)

test("a redirect to another host ends the chain, even when a rule matches the path of the target", () => {
  const rules = [rule("/a", "https://other.example/b"), rule("/b", "/c")]

  expect(findFindings(rules, { host: "site.example" })).toEqual([])
  expect(getLandings(rules, ["/c"], { host: "site.example" })).toEqual([
    ["elsewhere", ["other.example"], 0],
    ["page", [], 0],
  ])
})

test("a rule is classified as gone if its redirect chain ends in status 410, and as never if the rule never applies", () => {
  const rules = [rule("/a", "/b"), rule("/b", "", { status: 410 }), rule("/b", "/c", { id: "never" })]

  expect(getLandings(rules, ["/c"])).toEqual([
    ["gone", [], 0],
    ["gone", [], 0],
    ["never", [], 0],
  ])
})

test("each loop is reported once and lists all of its rules", () => {
  const rules = [rule("/a", "/b"), rule("/b", "/a"), rule("/c", "/d"), rule("/d", "/c")]

  expect(analyse(createTable(rules)).map(({ rule: id, message, others }) => [id, message, others])).toEqual([
    ["/a", "/a goes in a circle: /a → /b → /a", ["/b"]],
    ["/c", "/c goes in a circle: /c → /d → /c", ["/d"]],
  ])
})

test.each<[string, RedirectRule, readonly string[], unknown[]]>([
  ["a page for each value", rule("/a/:x(b|c)", "/p/:x"), ["/p/b", "/p/c"], ["page", [], 0]],
  ["a value without a page", rule("/a/:x(b|c)", "/p/:x"), ["/p/b"], ["dead", ["/p/c"], 0]],
  [
    "an optional parameter and a page without it",
    rule("/a/:x(b|c)?", "/p/:x?"),
    ["/p/b", "/p/c", "/p"],
    ["page", [], 0],
  ],
  [
    "an optional parameter and no page without it",
    rule("/a/:x(b|c)?", "/p/:x?"),
    ["/p/b", "/p/c"],
    ["dead", ["/p"], 0],
  ],
  [
    "an optional repeated parameter and no page without it",
    rule("/a/:x(b|c)*", "/p/:x*"),
    ["/p/b", "/p/c"],
    ["dead", ["/p"], 2],
  ],
  ["a repeated parameter of several values", rule("/a/:x(b|c)+", "/p/:x+"), ["/p/b", "/p/c", "/q"], ["depends", [], 2]],
  ["a parameter of any value", rule("/a/:x", "/p/:x"), ["/p/b", "/p/c/d", "/q"], ["depends", [], 1]],
  ["a repeated parameter of any value", rule("/a/:x*", "/p/:x*"), ["/p", "/p/b", "/p/c/d", "/q"], ["depends", [], 2]],
  ["a target that matches no page", rule("/a/:x", "/p/:x"), ["/q/b"], ["dead", [], 0]],
  ["a parameter that its target leaves out", rule("/a/:x", "/p"), ["/p"], ["page", [], 0]],
])("a rule with %s is checked against the pages of the site", (_, item, routes, landing) => {
  expect(getLandings([item], routes)).toEqual([landing])
})

test("rules with different spellings of the same source path are reported as duplicates or contradictions", () => {
  const kinds = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
    findFindings(rules, options).map(([kind]) => kind)
  const locales = ["sv", "en"]

  expect(kinds([rule("/a", "/x"), rule("/a//", "/x")])).toEqual(["duplicate"])
  expect(kinds([rule("/f%C3%B6r", "/x"), rule("/FÖR/", "/y")])).toEqual(["contradiction"])
  expect(kinds([rule("/f%C3%B6r", "/x"), rule("/för", "/y")], { mode: "strict-next" })).toEqual(["shadowed"])
  expect(kinds([rule("/a", "/x", { locales }), rule("/a", "/x", { locales: ["en", "sv"] })], { locales })).toEqual([
    "duplicate",
  ])
  expect(kinds([rule("/a", "/x", { locales: ["sv"] }), rule("/a", "/y", { locales: ["en"] })], { locales })).toEqual([])
  expect(kinds([rule("/a", "/x", { host: "old.example" }), rule("/a", "/x", { host: "OLD.example" })])).toEqual([
    "duplicate",
  ])
})

test("a rule for a host that does not belong to the site is reported", () => {
  const hosts = ["a.example", "b.example"]
  const about = (host: string) => findFindings([rule("/a", "/b", { host })], { hosts })

  expect([about("a.example"), about("b.example"), about("*.c.example")]).toEqual([[], [], []])
  expect(about("c.example")).toEqual([["never-true", "/a"]])
})

test("a rule for another host or with a condition is not reported for redirecting away from an existing page", () => {
  const hides = (more: Partial<RedirectRule>) =>
    findFindings([rule("/a", "/b", more)], { routes: ["/a", "/b", "/:any*/more"] }).filter(
      ([kind]) => kind === "hides-page",
    )

  expect(hides({})).toEqual([["hides-page", "/a"]])
  expect(hides({ host: "old.example" })).toEqual([])
  expect(hides({ match: { query: { k: true } } })).toEqual([])
})
