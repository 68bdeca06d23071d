import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { compile } from "../compile/compile-table.ts"
import { fromCsv } from "../import/from-csv.ts"
import { fromNetlify } from "../import/from-netlify.ts"
import { fromNextConfig } from "../import/from-next-config.ts"
import type { RedirectTable } from "../table.types.ts"
import { toCsv } from "./to-csv.ts"
import { toNetlify } from "./to-netlify.ts"
import { toNextConfig } from "./to-next-config.ts"
import { toNginxMap } from "./to-nginx-map.ts"

const table: RedirectTable = {
  site: "any",
  hosts: [],
  rules: [
    rule("/a", "/b"),
    rule("/försäkring,-w-,", "/f"),
    rule("/used/:path*", "/cars/:path*"),
    rule("/new/:brand", "/cars/:brand", { status: 307 }),
    rule("/nr/:id([0-9a-f]{4})/hall-:place", "/hall/:place"),
    rule("/list", "/lager", { match: { query: { re: ["Syd", "Nord"] } }, query: { consume: false, set: { x: "1" } } }),
    rule("/other", "/lager", { match: { query: { re: "Syd" } } }),
    rule("/map", "/lager", { query: { map: { a: { to: "b" } } } }),
    rule("/gone", "", { status: 410 }),
    rule("/hem", "/", { locales: ["sv", "en"] }),
  ],
}
const locales = ["sv", "en"]
const ADDRESSES = [
  "/a",
  "/a?x=1",
  "/f%C3%B6rs%C3%A4kring,-w-,",
  "/used",
  "/used/a/b",
  "/new/volvo",
  "/nr/00ff/hall-solna",
  "/nr/00fg/hall-solna",
  "/list?re=Syd",
  "/list?re=x",
  "/hem",
  "/en/hem",
]

const listRefused = ({ problems }: { readonly problems: readonly { readonly rule: string }[] }) =>
  problems.map(({ rule: id }) => id)

test("rules exported to Next give the same redirects in Next, and rules that Next cannot express are rejected", () => {
  const exported = toNextConfig(table, { locales })
  const ours = compile(table, { locales })
  const theirs = compile(fromNextConfig(exported.output), { mode: "strict-next" })

  expect(listRefused(exported)).toEqual(["/other", "/map", "/gone"])
  for (const address of ADDRESSES) {
    const toPlainLocation = (location: string | null | undefined) =>
      location && [...new URL(location, "http://x").searchParams].sort().join() + new URL(location, "http://x").pathname
    expect(toPlainLocation(theirs.match(address)?.location), address).toBe(
      toPlainLocation(ours.match(address)?.location),
    )
  }
})

test("rules that a _redirects file can express give the same redirects after export and re-import", () => {
  const exported = toNetlify(table, { locales })
  const ours = compile(table, { locales })
  const theirs = compile(fromNetlify(exported.output))

  expect(listRefused(exported)).toEqual(["/nr/:id([0-9a-f]{4})/hall-:place", "/list", "/map", "/gone"])
  expect(exported.output).toContain("/used/* /cars/:splat 301\n")
  for (const address of ["/a?x=1", "/f%C3%B6rs%C3%A4kring,-w-,", "/used/a/b", "/new/volvo", "/other?re=Syd", "/en/hem"])
    expect(theirs.match(address)?.location, address).toBe(ours.match(address)?.location)
})

test("a bulk redirects file contains only rules without patterns and gives the same redirects after export and re-import", () => {
  const exported = toCsv(table, { locales })

  expect(exported.output.split("\n").slice(0, 3)).toEqual([
    "source,destination,statusCode,caseSensitive,preserveQueryParams",
    "/a,/b,308,false,true",
    '"/f%C3%B6rs%C3%A4kring,-w-,",/f,308,false,true',
  ])
  expect(listRefused(exported)).toHaveLength(7)
  expect(compile(fromCsv(exported.output)).match("/f%C3%B6rs%C3%A4kring,-w-,?a=1")?.location).toBe("/f?a=1")
})

test("the nginx export rejects a rule whose path matches an earlier pattern", () => {
  const exported = toNginxMap({ ...table, rules: [...table.rules, rule("/used/bmw", "/bmw")] }, { locales })

  expect(listRefused(exported)).toEqual(["/list", "/other", "/map", "/gone", "/used/bmw"])
  expect(exported.output).toContain('  "/a" "308 /b";\n')
})
