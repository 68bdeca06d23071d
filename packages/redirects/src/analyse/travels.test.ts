import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { type AnalyseOptions, analyse, examine } from "./analyse-table.ts"

const createTable = (rules: readonly RedirectRule[]) => ({ site: "", hosts: [], rules })

const found = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
  analyse(createTable(rules), options).map(({ kind, rule: id }) => [kind, id])

const getLandings = (rules: readonly RedirectRule[], routes: readonly string[], options: AnalyseOptions = {}) =>
  examine(createTable(rules), { ...options, routes }).landings.map(({ kind, ends, pages }) => [kind, ends, pages])

test.each(["https://site.example/b", "HTTP://Site.example/b", "/b#part", "/b"])(
  "a way that goes on from %s on the site is a chain",
  (target) => {
    expect(found([rule("/a", target), rule("/b", "/c#part")], { host: "site.example" })).toEqual([["chain", "/a"]])
  },
)

test("a way that leads to another host ends there, also when its path is one of the table's", () => {
  const rules = [rule("/a", "https://other.example/b"), rule("/b", "/c")]

  expect(found(rules, { host: "site.example" })).toEqual([])
  expect(getLandings(rules, ["/c"], { host: "site.example" })).toEqual([
    ["elsewhere", ["other.example"], 0],
    ["page", [], 0],
  ])
})

test("a way whose end is gone says so, and one that decides nothing does, too", () => {
  const rules = [rule("/a", "/b"), rule("/b", "", { status: 410 }), rule("/b", "/c", { id: "never" })]

  expect(getLandings(rules, ["/c"])).toEqual([
    ["gone", [], 0],
    ["gone", [], 0],
    ["never", [], 0],
  ])
})

test("each circle is told once, with all of it, and no other in its place", () => {
  const rules = [rule("/a", "/b"), rule("/b", "/a"), rule("/c", "/d"), rule("/d", "/c")]

  expect(analyse(createTable(rules)).map(({ rule: id, message, others }) => [id, message, others])).toEqual([
    ["/a", "/a goes in a circle: /a → /b → /a", ["/b"]],
    ["/c", "/c goes in a circle: /c → /d → /c", ["/d"]],
  ])
})

test.each<[string, RedirectRule, readonly string[], unknown[]]>([
  ["each value", rule("/a/:x(b|c)", "/p/:x"), ["/p/b", "/p/c"], ["page", [], 0]],
  ["a value without a page", rule("/a/:x(b|c)", "/p/:x"), ["/p/b"], ["dead", ["/p/c"], 0]],
  ["none, with a page", rule("/a/:x(b|c)?", "/p/:x?"), ["/p/b", "/p/c", "/p"], ["page", [], 0]],
  ["none, without a page", rule("/a/:x(b|c)?", "/p/:x?"), ["/p/b", "/p/c"], ["dead", ["/p"], 0]],
  ["none of many, without a page", rule("/a/:x(b|c)*", "/p/:x*"), ["/p/b", "/p/c"], ["dead", ["/p"], 2]],
  ["several values", rule("/a/:x(b|c)+", "/p/:x+"), ["/p/b", "/p/c", "/q"], ["depends", [], 2]],
  ["anything", rule("/a/:x", "/p/:x"), ["/p/b", "/p/c/d", "/q"], ["depends", [], 1]],
  ["anything of any length", rule("/a/:x*", "/p/:x*"), ["/p", "/p/b", "/p/c/d", "/q"], ["depends", [], 2]],
  ["anything of a form that no page has", rule("/a/:x", "/p/:x"), ["/q/b"], ["dead", [], 0]],
  ["something that its target leaves out", rule("/a/:x", "/p"), ["/p"], ["page", [], 0]],
])("a rule of %s lands where its pages are", (_, one, routes, landing) => {
  expect(getLandings([one], routes)).toEqual([landing])
})

test("rules about the same addresses are found however they are written, and others are not", () => {
  const kinds = (rules: readonly RedirectRule[], options: AnalyseOptions = {}) =>
    found(rules, options).map(([kind]) => kind)
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

test("a rule is about a host when the site answers on it, among others", () => {
  const hosts = ["a.example", "b.example"]
  const about = (host: string) => found([rule("/a", "/b", { host })], { hosts })

  expect([about("a.example"), about("b.example"), about("*.c.example")]).toEqual([[], [], []])
  expect(about("c.example")).toEqual([["never-true", "/a"]])
})

test("a rule of another host or with conditions takes nobody away from a page", () => {
  const hides = (more: Partial<RedirectRule>) =>
    found([rule("/a", "/b", more)], { routes: ["/a", "/b", "/:any*/more"] }).filter(([kind]) => kind === "hides-page")

  expect(hides({})).toEqual([["hides-page", "/a"]])
  expect(hides({ host: "old.example" })).toEqual([])
  expect(hides({ match: { query: { k: true } } })).toEqual([])
})
