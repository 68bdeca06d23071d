import { expect, test } from "vitest"
import { decodeValue, encodePath, encodeQuery, encodeValue, toWellFormed } from "./encode.ts"
import { toCanonicalPath, toCanonicalSegment, toLowerCaseKey, toPathKey } from "./path-key.ts"
import { getValues, readQuery } from "./query-parts.ts"
import { readAddress } from "./read-address.ts"

test.each([
  ["/a-b.c_d~e!$&'()*+,;=:@/%2f", "/a-b.c_d~e!$&'()*+,;=:@/%2f"],
  ["/å b", "/%C3%A5%20b"],
  ["/a?b#c", "/a%3Fb%23c"],
  ["/100%/%zz/%4", "/100%25/%25zz/%254"],
  ["/\ud800", "/%EF%BF%BD"],
  ["/😀", "/%F0%9F%98%80"],
  ['/"<>\\^`{|}', "/%22%3C%3E%5C%5E%60%7B%7C%7D"],
])("encodePath encodes the path %j as %s", (text, path) => {
  expect(encodePath(text)).toBe(path)
})

test("encodeQuery keeps question marks and encodes hash signs in a query string", () => {
  expect(encodeQuery("a=?&b=å#c%zz%41")).toBe("a=?&b=%C3%A5%23c%25zz%41")
})

test("encodeValue encodes only characters that have a special meaning in a query string", () => {
  expect(encodeValue("a,b:c@d/e&f=g+h i%j?k\ud800")).toBe("a,b:c@d/e%26f%3Dg%2Bh%20i%25j%3Fk%EF%BF%BD")
})

test.each([
  ["a+b+c", "a b c"],
  ["a%20b", "a b"],
  ["a%2Bb", "a+b"],
  ["%zz+1", "%zz 1"],
  ["plain", "plain"],
])("decodeValue decodes %s as %j", (written, value) => {
  expect(decodeValue(written)).toBe(value)
})

test("an unpaired surrogate is replaced by U+FFFD, and a surrogate pair is unchanged", () => {
  expect(toWellFormed("a\ud800b\udc00c😀\udfff")).toBe("a\ufffdb\ufffdc😀\ufffd")
})

test.each([
  ["/", "/"],
  ["", "/"],
  ["a", "/a"],
  ["//", "/"],
  ["ab", "/ab"],
  ["//a", "/a"],
  ["/a//b", "/a/b"],
  ["/a./b", "/a./b"],
  ["/a/", "/a"],
  ["//a//b//", "/a/b"],
  ["/A/b", "/a/b"],
  ["/a.b", "/a.b"],
  ["/.a", "/.a"],
  ["/a|b", "/a|b"],
  ["/a{b", "/a{b"],
  ["/F%C3%B6rs%C3%A4kring/", "/försäkring"],
  ["/fo\u0308r", "/för"],
  ["/%41%2d", "/a-"],
  ["/a%2Fb", "/a%2fb"],
  ["/a%2fb", "/a%2fb"],
  ["/a%5cb", "/a%5cb"],
  ["/a%25b", "/a%25b"],
  ["/a%b", "/a%25b"],
  ["/a%00%1f%7F", "/a%00%1f%7f"],
  ["/%E0%A4", "/%e0%a4"],
  ["/ΣΑΣ", "/σασ"],
])("toPathKey converts the path %s to the lookup key %s", (path, key) => {
  expect(toPathKey(path)).toBe(key)
})

test("the canonical form of a path keeps upper and lower case and bytes that are not valid UTF-8", () => {
  expect(toCanonicalPath("//A/%41b%2f/")).toBe("/A/Ab%2F")
  expect(toCanonicalSegment("%e0%a4a%zz")).toBe("%E0%A4a%25zz")
  expect(toCanonicalSegment("%41%e0")).toBe("%41%E0")
  expect(toCanonicalSegment("%fe%4x")).toBe("%FE%254x")
  expect(toCanonicalSegment("%4x")).toBe("%254x")
  expect(toCanonicalSegment("fo\u0308r")).toBe("för")
  expect(toCanonicalSegment("%66o\u0308")).toBe("fö")
})

test("toLowerCaseKey does not depend on the locale and maps both lower-case forms of sigma to the same letter", () => {
  expect(toLowerCaseKey("ÅÄÖ")).toBe("åäö")
  expect(toLowerCaseKey("ΟΔΟΣ")).toBe(toLowerCaseKey("οδος"))
  expect(toLowerCaseKey("A\u030A")).toBe("å")
  expect(toLowerCaseKey("ß")).toBe("ß")
})

test("readQuery returns the decoded value and the raw text of each parameter", () => {
  expect(readQuery("?a=1&b&&=c&d=e=f&%C3%A5=x+y&\u00e5")).toEqual([
    { name: "a", value: "1", raw: "a=1" },
    { name: "b", value: "", raw: "b" },
    { name: "", value: "c", raw: "=c" },
    { name: "d", value: "e=f", raw: "d=e=f" },
    { name: "å", value: "x y", raw: "%C3%A5=x+y" },
    { name: "å", value: "", raw: "%C3%A5" },
  ])
  expect(readQuery("a=1")).toEqual([{ name: "a", value: "1", raw: "a=1" }])
  expect([readQuery(""), readQuery("?")]).toEqual([[], []])
})

test("getValues returns all values of a repeated parameter in order", () => {
  expect(getValues(readQuery("?a=2&b=3&a=1"), "a")).toEqual(["2", "1"])
})

const createAddress = (pathname: string, search = "") => ({ host: "", protocol: "", pathname, search })

test.each([
  ["/a?b=c#d", createAddress("/a", "?b=c")],
  ["/a#b?c", createAddress("/a")],
  ["//a/b", createAddress("//a/b")],
  ["/a?b?c", createAddress("/a", "?b?c")],
  ["/a/../b?c#d", createAddress("/b", "?c")],
  ["/a/%2E%2e/b", createAddress("/b")],
  ["/a\\b", createAddress("/a/b")],
  ["/a b", createAddress("/a%20b")],
  ["/å", createAddress("/å")],
  ["/a.b", createAddress("/a.b")],
  ["https://A.example:8080", { host: "a.example:8080", protocol: "https:", pathname: "/", search: "" }],
  ["http://a.example/b?c#d", { host: "a.example", protocol: "http:", pathname: "/b", search: "?c" }],
  ["mailto:a@b.example", { host: "", protocol: "mailto:", pathname: "a@b.example", search: "" }],
  ["a", null],
  ["", null],
])("readAddress parses the address %s", (text, address) => {
  expect(readAddress(text)).toEqual(address)
})

test("readAddress accepts a URL object, and a URL without a path has the path /", () => {
  expect(readAddress(new URL("https://a.example/b?c"))).toEqual({
    host: "a.example",
    protocol: "https:",
    pathname: "/b",
    search: "?c",
  })
  expect(readAddress(new URL("custom://a.example"))?.pathname).toBe("/")
  expect(readAddress("custom://a.example")?.pathname).toBe("/")
})
