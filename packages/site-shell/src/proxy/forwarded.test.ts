import { expect, test } from "vitest"
import { forwardedValue } from "./forwarded.ts"
import { visitedUrl } from "./visited-url.ts"

test.each([
  ["a.example", 0, null],
  ["a.example", 1, "a.example"],
  ["evil.example, a.example", 1, "a.example"],
  ["evil.example, a.example, inner", 2, "a.example"],
  ["a.example", 3, "a.example"],
  ["evil.example,", 1, null],
  ["", 1, null],
  [undefined, 1, null],
  [null, 2, null],
])("of %j, %i servers of ours said %j", (header, servers, said) => {
  expect(forwardedValue(header, servers)).toBe(said)
})

const FORWARDED: Readonly<Record<string, string>> = {
  host: "inner:3200",
  "x-forwarded-host": "evil.example, norrvik.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example;proto=https",
}

const visited = (headers: Readonly<Record<string, string>>, proxies: number) =>
  visitedUrl("/verkstad?a=1", (name) => headers[name], { proxies, usualHost: "usual.example" }).href

test("host and protocol are what the visitor asked our servers for, not what the visitor claims", () => {
  expect(visited(FORWARDED, 0)).toBe("http://inner:3200/verkstad?a=1")
  expect(visited(FORWARDED, 1)).toBe("https://norrvik.example/verkstad?a=1")
  expect(visited({ ...FORWARDED, "x-forwarded-proto": "https, http" }, 1)).toMatch(/^http:/)
  expect(visited({ host: "norrvik.example", forwarded: "host=evil.example" }, 1)).toBe(
    "http://norrvik.example/verkstad?a=1",
  )
})

test("what is no host leads to the usual one", () => {
  expect(visited({ host: "evil.example/\\@" }, 0)).toBe("http://usual.example/verkstad?a=1")
  expect(visited({ host: "a", "x-forwarded-host": "evil.example/#" }, 1)).toBe("http://usual.example/verkstad?a=1")
  expect(visited({}, 0)).toBe("http://usual.example/verkstad?a=1")
  expect(visitedUrl("//evil.example", () => "norrvik.example", { proxies: 0 }).host).toBe("norrvik.example")
})
