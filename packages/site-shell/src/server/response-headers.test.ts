import { expect, test } from "vitest"
import { standingHeaders } from "./response-headers.ts"

test("every response says how little a browser may do with it", () => {
  expect(standingHeaders({ isEncrypted: false })).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  })
})

test("who came encrypted comes so for a year, on every level of the domain", () => {
  expect(standingHeaders({ isEncrypted: true })).toEqual({
    ...standingHeaders({ isEncrypted: false }),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  })
})
