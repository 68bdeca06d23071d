import { expect, test } from "vitest"
import { getLocation, toPlainLocation } from "../../test/as-next.ts"
import { AS_NEXT, MISREAD, redirect, THROWING } from "../../test/next-cases.ts"
import { fromNextConfig } from "../import/from-next-config.ts"
import { compile } from "./compile-table.ts"

test.each(
  AS_NEXT.map(([rules, visit, location]) => [visit.path + (visit.search ?? ""), rules, visit, location] as const),
)("the request %s is redirected in the same way as by Next", (_, rules, visit, location) => {
  expect(toPlainLocation(getLocation(rules, visit))).toBe(toPlainLocation(location))
})

test("a request for which Next responds with 500 is not redirected", () => {
  expect(THROWING.map(([rules, visit]) => getLocation(rules, visit))).toEqual(THROWING.map(() => null))
})

test.each(MISREAD.map(([rules, visit, , ours]) => [visit.path + (visit.search ?? ""), rules, visit, ours] as const))(
  "in the request %s, parameter values are not split and double-encoded characters are decoded once",
  (_, rules, visit, ours) => {
    expect(getLocation(rules, visit)).toBe(ours)
  },
)

test("a rule whose target refers to an unnamed group never matches", () => {
  const dashed = redirect("/b", "/c/:mykey", { has: [{ type: "query", key: "my-key" }] })

  expect(getLocation([redirect("/a/(\\d+)", "/b/:0")], { path: "/a/1" })).toBeNull()
  expect(getLocation([dashed], { path: "/b", search: "?my-key=1" })).toBe("/c/1?my-key=1")
})

test("as in Next, repeated slashes are removed first, trailing slashes second, and only then are rules applied", () => {
  const table = compile(fromNextConfig([redirect("/a", "/b")]), { mode: "strict-next" })
  const visit = (path: string) => table.match(path)?.location

  expect([visit("/a//"), visit("/a/"), visit("/a"), visit("/x/?y=1")]).toEqual(["/a/", "/a", "/b", "/x?y=1"])
  const slashed = compile(fromNextConfig([redirect("/a", "/b")]), { mode: "strict-next", trailingSlash: true })
  expect(["/a", "/a/", "/x", "/f.txt"].map((path) => slashed.match(path)?.location)).toEqual([
    "/a/",
    "/b",
    "/x/",
    undefined,
  ])
})
