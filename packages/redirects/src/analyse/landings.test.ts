import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { type AnalyseOptions, examine } from "./analyse-table.ts"

const ROUTES = ["/", "/cars", "/cars/bmw", "/cars/mini", "/cars/bmw/x5", "/en/cars", "/en/cars/bmw", "/försäkring"]

function createLanding(rules: readonly RedirectRule[], options: AnalyseOptions = {}) {
  const { landings } = examine({ site: "any", hosts: [], rules }, { routes: ROUTES, ...options })
  const { kind, ends, pages } = landings.at(-1) ?? {}
  return [kind, ends, pages]
}

test.each<[string, string, string, Partial<RedirectRule>, unknown[]]>([
  ["to a page", "/a", "/cars", {}, ["page", [], 0]],
  ["to a page in another spelling", "/a", "/F%C3%B6rs%C3%A4kring/", {}, ["page", [], 0]],
  ["to a page with parameters and a fragment", "/a", "/cars?x=1#y", {}, ["page", [], 0]],
  ["to no page", "/a", "/none?x=1#y", {}, ["dead", ["/none"], 0]],
  ["to another host", "/a", "https://jobs.example/x", {}, ["elsewhere", ["jobs.example"], 0]],
  ["to another host for each value", "/a/:x(p|q)", "https://jobs.example/:x", {}, ["elsewhere", ["jobs.example"], 0]],
  ["nowhere because its page is gone", "/a", "", { status: 410 }, ["gone", [], 0]],
  ["to a page for each of its values", "/a/:x(bmw|mini)", "/cars/:x", {}, ["page", [], 0]],
  ["to no page for one of its values", "/a/:x(bmw|audi|kia)", "/cars/:x", {}, ["dead", ["/cars/audi", "/cars/kia"], 0]],
  ["to an address with a parameter", "/a/:x", "/cars/:x", {}, ["depends", [], 2]],
  ["to an address with a parameter of an expression", "/a/:x([a-z]+)", "/cars/:x", {}, ["depends", [], 2]],
  ["to an address with a repeated parameter", "/a/:x+", "/cars/:x+", {}, ["depends", [], 3]],
  ["to an address with a parameter that matches anything", "/a/:x(.+)", "/cars/:x", {}, ["depends", [], 3]],
  ["to an address that matches no page", "/a/:x", "/none/:x", {}, ["dead", [], 0]],
  ["to no page when its optional parameter is missing", "/a/:x*", "/none/:x*", {}, ["dead", ["/none"], 0]],
  ["to a page when its optional parameter is missing", "/a/:x?", "/cars/:x?", {}, ["depends", [], 2]],
  ["to a page regardless of its parameter", "/a/:x", "/cars", {}, ["page", [], 0]],
  ["to an address with a query parameter", "/a", "/cars/:x", { match: { query: { x: true } } }, ["depends", [], 2]],
  [
    "to an address with a query parameter of two values",
    "/a",
    "/cars/:x",
    { match: { query: { x: ["bmw", "no"] } } },
    ["dead", ["/cars/no"], 0],
  ],
  [
    "to an address with a captured part of a query parameter",
    "/a",
    "/cars/:make",
    { match: { query: { x: { pattern: "(?<make>[a-z]+)-.*" } } } },
    ["depends", [], 2],
  ],
  ["to an address with a part of the host", "/a", "/cars/:land", { host: ":land.old.example" }, ["depends", [], 2]],
])("the target of a rule that leads %s is classified", (_, source, target, more, landing) => {
  expect(createLanding([rule(source, target, more)])).toEqual(landing)
})

test("a rule is classified by the last hop of its redirect chain", () => {
  expect(createLanding([rule("/b", "/cars"), rule("/a", "/b")])).toEqual(["page", [], 0])
  expect(createLanding([rule("/b", "/none"), rule("/a", "/b")])).toEqual(["dead", ["/none"], 0])
  expect(createLanding([rule("/b", "", { status: 410 }), rule("/a", "/b")])).toEqual(["gone", [], 0])
  expect(
    createLanding([rule("/b/x", "", { status: 410 }), rule("/b/y", "/cars"), rule("/a/:x(x|y)", "/b/:x")]),
  ).toEqual(["page", [], 0])
  expect(createLanding([rule("/a/:any*", "/cars"), rule("/a/b", "/none")])).toEqual(["never", [], 0])
  expect(createLanding([rule("/b", "/a"), rule("/a", "/b")])).toEqual(["never", [], 0])
})

test("a target for several languages is classified as dead if the page is missing in one of the languages", () => {
  const options = { locales: ["sv", "en"] }
  const both = { locales: ["*"] }

  expect(createLanding([rule("/a", "/cars", both)], options)).toEqual(["page", [], 0])
  expect(createLanding([rule("/a", "/cars/mini", both)], options)).toEqual(["dead", ["/en/cars/mini"], 0])
  expect(createLanding([rule("/a/:x", "/cars/:x", both)], options)).toEqual(["depends", [], 3])
  expect(createLanding([rule("/a/:x", "/cars/:x", { ...both, keepsLocale: false })], options)).toEqual([
    "depends",
    [],
    2,
  ])
  expect(createLanding([rule("/a/:x", "/cars/:x", { locales: ["en"] })], options)).toEqual(["depends", [], 1])
})

test("a target that matches a page route with parameters counts as an existing page", () => {
  const routes = ["/", "/models/:id", "/news/:path*"]

  expect(createLanding([rule("/a", "/models/ex30")], { routes })).toEqual(["page", [], 0])
  expect(createLanding([rule("/a", "/models")], { routes })).toEqual(["dead", ["/models"], 0])
  expect(createLanding([rule("/a/:x", "/models/:x")], { routes })).toEqual(["page", [], 0])
  expect(createLanding([rule("/a/:x", "/other/:x")], { routes })).toEqual(["dead", [], 0])
})
