import { expect, test } from "vitest"
import { getVisitedUrl } from "./visited-url.ts"

const FORWARDED = { host: "inner", "x-forwarded-host": "norrvik.example", "x-forwarded-proto": "https" }

function getUrl(path: string, headers: Readonly<Record<string, string>>, proxies = 0): string {
  return getVisitedUrl(path, (name) => headers[name], { proxies, usualHost: "usual.example" }).href
}

test.for([
  ["norrvik.example", "http://norrvik.example/a?b=1"],
  ["NORRVIK.example:3210", "http://norrvik.example:3210/a?b=1"],
  ["", "http://usual.example/a?b=1"],
  ["evil.example@norrvik.example", "http://usual.example/a?b=1"],
  ["norrvik.example/evil", "http://usual.example/a?b=1"],
  ["norrvik.example:80evil", "http://usual.example/a?b=1"],
  ["norrvik.example, evil.example", "http://usual.example/a?b=1"],
] as const)("a request with the Host header %j has the URL %s", ([host, url]) => {
  expect(getUrl("/a?b=1", { host })).toBe(url)
})

test("the forwarded host and protocol are used only behind a trusted proxy", () => {
  expect(getUrl("/a", FORWARDED, 1)).toBe("https://norrvik.example/a")
  expect(getUrl("/a", FORWARDED)).toBe("http://inner/a")
  expect(getUrl("/a", { ...FORWARDED, "x-forwarded-proto": "http" }, 1)).toBe("http://norrvik.example/a")
  expect(getUrl("/a", { host: "norrvik.example" }, 1)).toBe("http://norrvik.example/a")
})

test("a path that begins with two slashes is not interpreted as a host", () => {
  expect(getUrl("//evil.example/a", { host: "norrvik.example" })).toBe("http://norrvik.example//evil.example/a")
})

test("a request without a host header has the host localhost", () => {
  expect(getVisitedUrl("/a", () => null, { proxies: 0 }).href).toBe("http://localhost/a")
})
