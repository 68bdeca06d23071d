import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { compile } from "./compile-table.ts"
import { isSafeTarget, readTarget } from "./target.ts"

function createVisitor(source: string, target: string, more: Partial<RedirectRule> = {}) {
  const table = compile({ site: "", hosts: [], rules: [rule(source, target, more)] })
  expect(table.problems).toEqual([])
  return (url: string) => table.match(url)?.location ?? null
}

test.each([
  ["/q/a&admin=1", "/s?q=a%26admin%3D1"],
  ["/q/a%26admin=1", "/s?q=a%26admin%3D1"],
  ["/q/a=b", "/s?q=a%3Db"],
  ["/q/a+b", "/s?q=a%2Bb"],
  ["/q/a%23b", "/s?q=a%23b"],
  ["/q/50%25", "/s?q=50%25"],
  ["/q/å", "/s?q=%C3%A5"],
  ["/q/a;b,c", "/s?q=a;b,c"],
])("a parameter value in %s cannot add query parameters to the target", (from, to) => {
  expect(createVisitor("/q/:x", "/s?q=:x")(from)).toBe(to)
})

test("a parameter value cannot add a second fragment to the target", () => {
  expect(createVisitor("/f/:x", "/s#part-:x")("/f/a%23b")).toBe("/s#part-a%23b")
})

test.each([
  ["/p/a%2Fb", "/t/a%2Fb/end"],
  ["/p/a%5Cb", "/t/a%5Cb/end"],
  ["/p/a%3Fb", "/t/a%3Fb/end"],
  ["/p/a%23b", "/t/a%23b/end"],
  ["/p/a%0D%0Ab", "/t/a%0D%0Ab/end"],
  ["/p/a%25b", "/t/a%25b/end"],
])("a parameter value in %s cannot add path segments to the target", (from, to) => {
  expect(createVisitor("/p/:x", "/t/:x/end")(from)).toBe(to)
})

test("an empty parameter is removed from the target together with the preceding slash, and repeated slashes are collapsed", () => {
  const visit = createVisitor("/rest/:x*", "/new/:x*/end")

  expect(visit("/rest")).toBe("/new/end")
  expect(visit("/rest/a/b")).toBe("/new/a/b/end")
  expect(createVisitor("/all/:x(.*)", "/:x")("/all//evil.example")).toBe("/evil.example")
})

test.each([
  "",
  "a",
  "//evil.example",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%2Fevil.example",
  "\\evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https://user@evil.example",
  "https://evil.example\\@good.example",
  "https://:to",
  "https://:to*",
  "https://:a.:b.example.com",
  "https://x:to.example.com",
  "https://*.example.com",
  "https://:a.example",
  "https://good.example:to/",
  "https://good%2eexample/",
  "https://[::1]/",
  "https://exa<mple/",
  "https://:to.",
  "javascript:alert(1)",
  "ftp://x.example/",
  "/a b",
  "/a\u0000b",
  "/a\u007fb",
  "/a\nb",
  "/a\\xb",
])("the target %j is rejected", (target) => {
  expect(() => readTarget(target)).toThrow("must be a path that starts with one slash")
})

test.each([
  ["/", false],
  ["/a.html", false],
  ["/a/:b?c=:d#:e", false],
  ["/a\\:b\\*c", false],
  ["https://x.example", true],
  ["https://localhost/a", true],
  ["https://x.example:8443/a", true],
  ["https://:country.x.example/a", true],
  ["http://x.example?a=b", true],
])("isExternal for the target %j is %s", (target, isExternal) => {
  expect(readTarget(target).isExternal).toBe(isExternal)
})

test("in a target, escaped characters are literal and the colon of a port does not start a parameter", () => {
  expect(createVisitor("/a", "/tid/12\\:30")("/a")).toBe("/tid/12:30")
  expect(createVisitor("/a", "https://x.example:8443")("/a")).toBe("https://x.example:8443/")
  expect(readTarget("https://:land.x.example:8443/a/:b?c=:d#:e").names).toEqual(["land", "b", "d", "e"])
})

test("the question mark of an optional parameter in a target does not start a query string", () => {
  expect(createVisitor("/a/:b?", "/c/:b?")("/a/x")).toBe("/c/x")
  expect(createVisitor("/a/:b?", "/c/:b?d=1")("/a/x")).toBe("/c/x?d=1")
  expect(createVisitor("/a/:b+", "/c/:b+/d")("/a/x/y")).toBe("/c/x/y/d")
})

test("in a target, a colon without a name is literal, and an empty optional parameter is replaced by an empty string", () => {
  expect(createVisitor("/a", "/b:/c:?d=:&e#:")("/a")).toBe("/b:/c:?d=:&e#:")
  expect(createVisitor("/a/:x?", "/b-:x?")("/a")).toBe("/b-")
})

test("isSafeTarget rejects a target with a parameter as host or port", () => {
  expect(["http://x.example/", "https://x.example:80/", "https://x.example/a:b"].map(isSafeTarget)).toEqual([
    true,
    true,
    true,
  ])
  expect(["https://:x.example.com/", "https://x.example:a/"].map(isSafeTarget)).toEqual([false, false])
})
