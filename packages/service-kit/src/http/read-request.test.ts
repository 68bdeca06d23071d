import { Hono } from "hono"
import { expect, test } from "vitest"
import { getBearerToken, getForwardedAddress, getForwardedHost } from "./http.ts"

async function read(headers: Record<string, string>) {
  const app = new Hono()
  app.get("/", (context) =>
    context.json({
      token: getBearerToken(context),
      address: getForwardedAddress(context),
      host: getForwardedHost(context),
    }),
  )
  return (await app.request("/", { headers })).json()
}

test.for([
  ["norrvik.example", "norrvik.example"],
  ["NORRVIK.example", "norrvik.example"],
  ["norrvik.example #123456", null],
  ["-norrvik.example", null],
  ["norrvik..example", null],
  ["norrvik.example:3210", null],
  ["a".repeat(254), null],
  ["", null],
] as const)("the X-Forwarded-Host header %j is read as the host %j", async ([said, host]) => {
  expect(await read({ "x-forwarded-host": said })).toMatchObject({ host })
})

test.for([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 , 10.0.0.1", "192.0.2.7"],
  ["", ""],
] as const)("the IP address of a visitor with the forwarded header %j is read as %j", async ([forwarded, address]) => {
  expect(await read({ "x-forwarded-for": forwarded })).toMatchObject({ address })
})

test.for([
  ["Bearer abc", "abc"],
  ["bearer abc", "abc"],
  ["Basic Bearer abc", ""],
  ["Bearer", ""],
  ["", ""],
] as const)("the token of the Authorization header %j is %j", async ([authorization, token]) => {
  expect(await read({ authorization })).toMatchObject({ token })
})
