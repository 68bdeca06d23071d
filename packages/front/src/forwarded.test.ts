import { expect, test } from "vitest"
import { addAddress, createTrustedHeaders, getForwardedValue } from "./forwarded.ts"
import { FRONT_HEADER, ROUTE_HEADER } from "./front-headers.ts"

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
])("for the forwarding header %j and %i trusted proxies, getForwardedValue returns %j", (header, servers, said) => {
  expect(getForwardedValue(header, servers)).toBe(said)
})

test("addAddress appends the client's IP address to the list of forwarded addresses", () => {
  expect(addAddress(undefined, "192.0.2.7")).toBe("192.0.2.7")
  expect(addAddress("10.9.9.9", "192.0.2.7")).toBe("10.9.9.9, 192.0.2.7")
  expect(addAddress("10.9.9.9", undefined)).toBe("10.9.9.9")
})

const readTrusted = (headers: Record<string, string | string[]>, proxies = 0) =>
  createTrustedHeaders(headers, "192.0.2.7", proxies)

test("internal headers sent by a visitor are removed", () => {
  expect(readTrusted({ accept: "*/*", [FRONT_HEADER]: "guess", [ROUTE_HEADER]: "/edit/sv" }).headers).toEqual({
    accept: "*/*",
    "x-forwarded-for": "192.0.2.7",
  })
})

const FORWARDED = {
  host: "norrvik.example",
  forwarded: "host=evil.example;proto=https",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "8443",
  "x-forwarded-prefix": "/evil",
}

test("without a proxy in front of the site, no forwarding header is trusted", () => {
  expect(readTrusted(FORWARDED)).toEqual({
    headers: { host: "norrvik.example", "x-forwarded-for": "192.0.2.7" },
    isEncrypted: false,
    isForwarded: true,
  })
})

test("behind one trusted proxy, only the last value of each forwarding header is used", () => {
  const headers = { ...FORWARDED, "x-forwarded-host": "evil.example, norrvik.example", "x-forwarded-for": "10.9.9.9" }

  expect(readTrusted(headers, 1)).toEqual({
    headers: {
      host: "norrvik.example",
      "x-forwarded-host": "norrvik.example",
      "x-forwarded-proto": "https",
      "x-forwarded-for": "10.9.9.9, 192.0.2.7",
    },
    isEncrypted: true,
    isForwarded: false,
  })
})
