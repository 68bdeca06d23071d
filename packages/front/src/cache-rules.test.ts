import { expect, test } from "vitest"
import { getFreshMs, isImmutable, isKnown, isStorable } from "./cache-rules.ts"

const response = (headers: Record<string, string>, status = 200) => ({ status, headers })

test.each<[string, Record<string, string>, number?]>([
  ["a lifetime and stale-while-revalidate", { "cache-control": "s-maxage=60, stale-while-revalidate=100" }],
  ["a public, immutable lifetime", { "cache-control": "public, max-age=31536000, immutable" }],
  ["directives in capitals", { "cache-control": "Public, Max-Age=60" }],
  ["a lifetime in quotes", { "cache-control": 's-maxage="60"' }],
  ["unknown directives that resemble others", { "cache-control": "privately, x-no-store, no-cache-ish, max-age=60" }],
  ["a directive inside a quoted value", { "cache-control": 'ext="private, no-store", max-age=60' }],
  ["the Vary header of Next's pages", { "cache-control": "s-maxage=60", vary: "rsc, next-router-state-tree" }],
])("a shared cache may store a response with %s", (_, headers) => {
  expect(isStorable(response(headers))).toBe(true)
})

test.each<[string, Record<string, string>, number?]>([
  ["a cookie", { "cache-control": "s-maxage=60", "set-cookie": "a=b" }],
  ["`private`", { "cache-control": "private, max-age=60" }],
  ["`no-store`", { "cache-control": "no-store, max-age=60" }],
  ["`no-cache`", { "cache-control": "no-cache" }],
  ["no lifetime", {}],
  ["a lifetime of zero", { "cache-control": "public, max-age=0, must-revalidate" }],
  ["a shared lifetime of zero", { "cache-control": "max-age=60, s-maxage=0" }],
  ["a Vary header with the language", { "cache-control": "s-maxage=60", vary: "accept-language" }],
  ["`Vary: *`", { "cache-control": "s-maxage=60", vary: "*" }],
  ["an error status", { "cache-control": "s-maxage=60" }, 404],
  ["`private` in capitals", { "cache-control": "Private, max-age=60" }],
  ["`no-store` in capitals", { "cache-control": "No-Store, max-age=60" }],
  ["`no-cache` in capitals", { "cache-control": "max-age=60, No-Cache" }],
  ["`private` for single headers", { "cache-control": 'private="set-cookie, x-name", max-age=60' }],
  ["unknown directives that resemble a lifetime", { "cache-control": "x-max-age=60, max-age-ish=60" }],
  ["an invalid lifetime", { "cache-control": "max-age=60s" }],
])("a shared cache never stores a response with %s", (_, headers, status) => {
  expect(isStorable(response(headers, status))).toBe(false)
})

test("a cached page is fresh for at most five seconds, and an immutable file is fresh for its whole max-age", () => {
  expect(getFreshMs({ "cache-control": "s-maxage=60" })).toBe(5000)
  expect(getFreshMs({ "cache-control": "s-maxage=2" })).toBe(2000)
  expect(getFreshMs({ "cache-control": "public, max-age=31536000, immutable" })).toBe(31_536_000_000)
  expect(isImmutable({ "cache-control": "public, max-age=31536000" })).toBe(true)
  expect(isImmutable({ "cache-control": "s-maxage=60" })).toBe(false)
})

test("If-None-Match matches the current version as a strong tag, a weak tag, a list or *", () => {
  for (const known of ['W/"a"', '"a"', '"b", W/"a"', "*"]) expect(isKnown(known, 'W/"a"'), known).toBe(true)
  for (const other of [undefined, "", '"b"', '"aa"']) expect(isKnown(other, 'W/"a"'), other).toBe(false)
})
