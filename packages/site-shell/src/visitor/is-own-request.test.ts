import { expect, test } from "vitest"
import { getOwnReferrer, isOwnRequest, toOwnPath } from "./is-own-request.ts"

const HOST = "site.example"

test.each<[Record<string, string>, boolean]>([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ "sec-fetch-site": "none" }, false],
  [{ "sec-fetch-site": "cross-site", origin: "https://site.example" }, false],
  [{ origin: "https://site.example" }, true],
  [{ origin: "https://site.example:8080" }, false],
  [{ origin: "https://evil.example" }, false],
  [{ origin: "https://evil.example", referer: "https://site.example/" }, false],
  [{ origin: "null" }, false],
  [{ referer: "https://site.example/a" }, true],
  [{ referer: "https://evil.example/site.example" }, false],
  [{ referer: "no address" }, false],
  [{}, false],
])("a request with %j comes from a page of this site: %s", (headers, isOwn) => {
  expect(isOwnRequest(new Headers(headers), HOST)).toBe(isOwn)
})

test.each<[string | null, string | null]>([
  ["https://site.example/a?b=c#d", "/a?b=c"],
  ["https://site.example", "/"],
  ["https://site.example//evil.example", null],
  ["https://evil.example/a", null],
  ["no address", null],
  [null, null],
])("the referrer %s is read as the path %s", (referer, path) => {
  expect(getOwnReferrer(new Headers(referer === null ? {} : { referer }), HOST)).toBe(path)
})

test.each([
  ["/", "/"],
  ["/a?b=//c", "/a?b=//c"],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/..//evil.example", null],
  ["/.//evil.example", null],
  ["/a/../..//evil.example", null],
  ["/%2e%2e//evil.example", null],
  ["/a//b", "/a//b"],
  ["/a\\b", null],
  ["/a b", null],
  ["/a\nb", null],
  ["a", null],
  ["", null],
  ["https://evil.example/", null],
])("toOwnPath(%j) returns %s", (path, expected) => {
  expect(toOwnPath(path)).toBe(expected)
})
