import { expect, test } from "vitest"
import { preflight, shared } from "./cors.ts"
import type { Ask } from "./exchange.ts"

const asks = (origin?: string): Ask => ({
  method: "OPTIONS",
  url: new URL("http://platform.invalid/"),
  headers: origin === undefined ? {} : { origin },
  body: async () => Buffer.alloc(0),
})

const EXPOSED = "retry-after, x-rate-limit-limit, x-rate-limit-remaining, x-rate-limit-reset"

test.for([
  ["https://a.example", ["https://a.example"], "https://a.example", "Origin"],
  ["https://b.example", ["https://a.example"], undefined, "Origin"],
  ["https://a.example.evil", ["https://a.example"], undefined, "Origin"],
  ["null", ["https://a.example"], undefined, "Origin"],
  [undefined, ["https://a.example"], undefined, "Origin"],
  ["https://a.example", [], undefined, "Origin"],
  ["https://b.example", ["*"], "*", undefined],
] as const)("a page of %s may read where %j may: %s", ([origin, origins, allowed, vary]) => {
  const headers = shared(asks(origin), { status: 200, headers: { etag: '"a"' } }, origins).headers ?? {}

  expect(headers["access-control-allow-origin"]).toBe(allowed)
  expect(headers["access-control-expose-headers"]).toBe(allowed === undefined ? undefined : EXPOSED)
  expect(headers["access-control-allow-credentials"]).toBeUndefined()
  expect([headers.vary, headers.etag]).toEqual([vary, '"a"'])
})

test("before it asks a browser is told what it may, and strangers are told nothing", () => {
  expect(preflight(asks("https://a.example"), ["https://a.example"])).toEqual({
    status: 204,
    headers: {
      "access-control-allow-origin": "https://a.example",
      "access-control-expose-headers": EXPOSED,
      vary: "Origin",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers":
        "content-type, sc_apikey, x-sitecore-contextid, sc_editmode, sc_previewmode, sc_layoutkind, sc_site, sc_variant",
      "access-control-max-age": "600",
    },
  })
  expect(preflight(asks("https://b.example"), ["https://a.example"])).toEqual({
    status: 204,
    headers: { vary: "Origin" },
  })
})
