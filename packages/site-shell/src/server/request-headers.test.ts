import { expect, test } from "vitest"
import { trustedRequest } from "./request-headers.ts"

const KEY = "only-this-server-knows"
const trusted = (headers: Record<string, string | string[]>, proxies = 0) =>
  trustedRequest(headers, { proxies, address: "192.0.2.7", key: KEY })

test("what a visitor says in the name of the site's own server is not heard", () => {
  const forged = {
    "x-forecourt-inner": "guess",
    "x-forecourt-safe": "guess",
    "x-forecourt-routed": "1",
    accept: "*/*",
    "x-forecourt-update": "{}",
  }

  expect(trusted(forged)).toEqual({
    headers: { accept: "*/*", "x-forwarded-for": "192.0.2.7" },
    isInner: false,
    isSafe: false,
    isForwarded: false,
  })
  expect(trusted({ "x-forecourt-inner": "", "x-forecourt-safe": KEY })).toMatchObject({ isInner: false, isSafe: false })
})

test("the server's own requests are known by the key that only it has", () => {
  const { headers, ...inner } = trusted({
    "x-forecourt-inner": KEY,
    "x-forecourt-safe": KEY,
    "x-forecourt-routed": "1",
  })

  expect(inner).toMatchObject({ isInner: true, isSafe: true })
  expect(headers).toEqual({ "x-forecourt-safe": KEY, "x-forwarded-for": "192.0.2.7" })
  expect(trusted({ "x-forecourt-inner": KEY })).toMatchObject({ isInner: true, isSafe: false })
  expect(trusted({ "x-forecourt-inner": KEY, "x-forecourt-safe": "guess" }).headers).not.toHaveProperty(
    "x-forecourt-safe",
  )
})

const FORWARDED = {
  host: "norrvik.example",
  forwarded: "host=evil.example;proto=https",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "8443",
  "x-forwarded-prefix": "/evil",
}

test("with no server before the site, nobody behind the door reads what one would have said", () => {
  expect(trusted(FORWARDED)).toMatchObject({
    headers: { host: "norrvik.example", "x-forwarded-for": "192.0.2.7" },
    isForwarded: true,
  })
  expect(Object.keys(trusted(FORWARDED).headers)).toEqual(["host", "x-forwarded-for"])
})

test("behind a server of ours its own word counts, and nothing before it", () => {
  const { headers, isForwarded } = trusted({ ...FORWARDED, "x-forwarded-host": "evil.example, norrvik.example" }, 1)

  expect(headers).toEqual({
    host: "norrvik.example",
    "x-forwarded-host": "norrvik.example",
    "x-forwarded-proto": "https",
    "x-forwarded-for": "192.0.2.7",
  })
  expect(isForwarded).toBe(false)
  expect(trusted({ host: "norrvik.example" }, 1).headers).not.toHaveProperty("x-forwarded-host")
})

test("the address that a request came from is added to those that were named", () => {
  expect(trusted({ "x-forwarded-for": "10.9.9.9" }).headers["x-forwarded-for"]).toBe("10.9.9.9, 192.0.2.7")
})
