import { expect, test } from "vitest"
import { getFreshMs, isImmutable, isKnown, isStorable } from "./cache-rules.ts"

const response = (headers: Record<string, string>, status = 200) => ({ status, headers })

test.each<[string, Record<string, string>, number?]>([
  ["a page that Next keeps", { "cache-control": "s-maxage=60, stale-while-revalidate=100" }],
  ["a file that never changes", { "cache-control": "public, max-age=31536000, immutable" }],
  ["a time in capitals", { "cache-control": "Public, Max-Age=60" }],
  ["a time in quotes", { "cache-control": 's-maxage="60"' }],
  ["names that only begin or end like others", { "cache-control": "privately, x-no-store, no-cache-ish, max-age=60" }],
  ["a name inside a quoted value", { "cache-control": 'ext="private, no-store", max-age=60' }],
  ["what varies as all of Next's pages do", { "cache-control": "s-maxage=60", vary: "rsc, next-router-state-tree" }],
])("a shared cache may store %s", (_, headers) => {
  expect(isStorable(response(headers))).toBe(true)
})

test.each<[string, Record<string, string>, number?]>([
  ["what sets a cookie", { "cache-control": "s-maxage=60", "set-cookie": "a=b" }],
  ["what is private", { "cache-control": "private, max-age=60" }],
  ["what is not to be stored", { "cache-control": "no-store, max-age=60" }],
  ["what must be asked for each time", { "cache-control": "no-cache" }],
  ["what says nothing of a time", {}],
  ["what is old at once", { "cache-control": "public, max-age=0, must-revalidate" }],
  ["what is not to be shared, whatever a browser may do", { "cache-control": "max-age=60, s-maxage=0" }],
  ["what depends on the visitor's language", { "cache-control": "s-maxage=60", vary: "accept-language" }],
  ["what depends on anything", { "cache-control": "s-maxage=60", vary: "*" }],
  ["an error", { "cache-control": "s-maxage=60" }, 404],
  ["what is private, in capitals", { "cache-control": "Private, max-age=60" }],
  ["what is not to be stored, in capitals", { "cache-control": "No-Store, max-age=60" }],
  ["what must be asked for each time, in capitals", { "cache-control": "max-age=60, No-Cache" }],
  ["what is private as far as one header goes", { "cache-control": 'private="set-cookie, x-name", max-age=60' }],
  ["what only begins or ends like a time", { "cache-control": "x-max-age=60, max-age-ish=60" }],
  ["what names a time that is none", { "cache-control": "max-age=60s" }],
])("a shared cache never stores %s", (_, headers, status) => {
  expect(isStorable(response(headers, status))).toBe(false)
})

test("a page is fresh for at most five seconds, and an immutable file for its whole max-age", () => {
  expect(getFreshMs({ "cache-control": "s-maxage=60" })).toBe(5000)
  expect(getFreshMs({ "cache-control": "s-maxage=2" })).toBe(2000)
  expect(getFreshMs({ "cache-control": "public, max-age=31536000, immutable" })).toBe(31_536_000_000)
  expect(isImmutable({ "cache-control": "public, max-age=31536000" })).toBe(true)
  expect(isImmutable({ "cache-control": "s-maxage=60" })).toBe(false)
})

test("If-None-Match matches the version as a strong or weak tag, in a list, and as *", () => {
  for (const known of ['W/"a"', '"a"', '"b", W/"a"', "*"]) expect(isKnown(known, 'W/"a"'), known).toBe(true)
  for (const other of [undefined, "", '"b"', '"aa"']) expect(isKnown(other, 'W/"a"'), other).toBe(false)
})
