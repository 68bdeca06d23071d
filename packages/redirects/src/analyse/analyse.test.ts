import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { type AnalyseOptions, analyse } from "./analyse-table.ts"

const getFindings = (rules: readonly RedirectRule[], options: AnalyseOptions = {}, allowedHosts?: string[]) =>
  analyse({ site: "any", hosts: [], rules, ...(allowedHosts && { allowedHosts }) }, options).map(
    ({ kind, rule: id }) => `${kind} ${id}`,
  )

test("the analysis of a valid table reports no problems", () => {
  const rules = [
    rule("/a", "/b"),
    rule("/used/:path*", "/buy-car/used-cars/:path*"),
    rule("/brands/:brand(bmw|mini)", "/buy-car/brands/:brand"),
    rule("/list", "/cars", { match: { query: { re: "Syd" } } }),
    rule("/list", "/all-cars", { id: "list without" }),
  ]

  expect(getFindings(rules)).toEqual([])
})

test("rules with the same source are duplicates if the targets are equal, and contradictions otherwise", () => {
  const rules = [
    rule("/a", "/b"),
    rule("/A/", "/b"),
    rule("/försäkring", "/b"),
    rule("/f%C3%B6rs%C3%A4kring", "/c"),
    rule("/x/:one", "/y/:one"),
    rule("/x/:two", "/y/:two"),
  ]

  expect(getFindings(rules)).toEqual(["duplicate /A/", "contradiction /f%C3%B6rs%C3%A4kring", "duplicate /x/:two"])
})

test("a rule whose paths are all matched by earlier rules is reported as shadowed", () => {
  const rules = [
    rule("/used/:path*", "/cars"),
    rule("/used/bmw", "/bmw"),
    rule("/used/:brand/:model", "/b"),
    rule("/find/:id", "/f"),
    rule("/find/:id([0-9]+)", "/g"),
    rule("/word/:a([a-m]+)", "/m"),
    rule("/word/:b([a-z]+)", "/n"),
    rule("/list", "/l", { match: { query: { re: true } } }),
    rule("/list", "/k", { id: "list re", match: { query: { re: ["Syd", "Nord"] } } }),
    rule("/list", "/j", { id: "list si", match: { query: { si: "1" } } }),
  ]

  expect(getFindings(rules)).toEqual([
    "shadowed /used/bmw",
    "shadowed /used/:brand/:model",
    "shadowed /find/:id([0-9]+)",
    "shadowed list re",
  ])
})

test("loops of a single rule, of several rules and of rules with patterns are reported", () => {
  const rules = [
    rule("/dacia", "/daf"),
    rule("/daf", "/dacia"),
    rule("/same", "/SAME"),
    rule("/self", "/self?y=1", { query: { preserve: false } }),
    rule("/grow/:rest*", "/grow/more/:rest*"),
    rule("/one/:x", "/two/:x"),
    rule("/two/:x", "/three/:x"),
    rule("/three/:x", "/one/:x"),
    rule("/collapse/:rest*", "/collapse"),
  ]

  expect(getFindings(rules)).toEqual([
    "cycle /dacia",
    "no-effect /same",
    "self-loop /self",
    "growing-loop /grow/:rest*",
    "cycle /one/:x",
  ])
})

test("a redirect chain is reported with its final target", () => {
  const rules = [
    rule("/a", "/b"),
    rule("/b", "/c?x=1"),
    rule("/c", "/d"),
    rule("/p/:x", "/q/:x"),
    rule("/q/:x", "https://r.example/:x"),
  ]
  const findings = analyse({ site: "any", hosts: [], rules })

  expect(findings.map(({ kind, rule: id, cure }) => [kind, id, cure])).toEqual([
    ["chain", "/a", "Lead straight to /d?x=1."],
    ["chain", "/b", "Lead straight to /d?x=1."],
    ["chain", "/p/:x", "Lead straight to https://r.example/xk2w."],
  ])
})

test("a target is reported as an open redirect if its host is not allowed or can be chosen by the visitor", () => {
  const rules = [
    rule("/a/:to*", "https://:to*"),
    rule("/b", "//evil.example"),
    rule("/c", "/\\evil.example"),
    rule("/d", "/%5Cevil.example"),
    rule("/e/:x", "https://:x.evil.example/"),
    rule("/f", "https://elsewhere.example/"),
    rule("/g", "https://jobs.example/"),
    rule("/h", "javascript:alert(1)"),
  ]

  expect(getFindings(rules, {}, ["jobs.example"])).toEqual(
    ["/a/:to*", "/b", "/c", "/d", "/e/:x", "/f", "/h"].map((id) => `open-redirect ${id}`),
  )
})

test("rules that can never apply, rules with conflicting query mappings and expired rules are reported", () => {
  const rules = [
    rule("/a", "/x", { match: { query: { re: [] } } }),
    rule("/b", "/x", { host: "old.example" }),
    rule("/c", "/x", { locales: ["de"] }),
    rule("/d", "/x", { query: { set: { to: "1" }, map: { re: { to: "to" } } } }),
    rule("/e", "/x", { query: { map: { fuel: { to: "car_fuel", values: { El: "Electric", EL: "Other" } } } } }),
    rule("/f", "/x", { expires: "2020-01-01" }),
  ]

  expect(getFindings(rules, { hosts: ["site.example"], locales: ["sv"], today: "2026-11-21" })).toEqual([
    "never-true /a",
    "never-true /b",
    "never-true /c",
    "overlapping-map /d",
    "overlapping-map /e",
    "expired /f",
  ])
})

test("rules with invalid or unsafe expressions are reported", () => {
  expect(
    getFindings([rule("/a+b", "/x"), rule("/:x((a+)+)", "/x"), rule("/:x", "/y/:z"), rule("/:x(.*)*", "/y")]),
  ).toEqual(["invalid /a+b", "invalid /:x((a+)+)", "invalid /:x", "unsafe-expression /:x(.*)*"])
})

test("given the list of pages, the analysis reports rules with a missing target page and rules that redirect away from an existing page", () => {
  const rules = [
    rule("/a", "/gone"),
    rule("/b", "/cars?x=1"),
    rule("/c", "/cars/ex30"),
    rule("/about", "/b"),
    rule("/d", "/a"),
  ]

  expect(getFindings(rules, { routes: ["/", "/cars", "/cars/:model", "/about"] })).toEqual([
    "dead-target /a",
    "chain /about",
    "hides-page /about",
    "chain /d",
    "dead-target /d",
  ])
})
