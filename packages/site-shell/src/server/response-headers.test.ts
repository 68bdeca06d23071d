import { expect, test } from "vitest"
import { createStandingHeaders } from "./response-headers.ts"

test("every response has the security headers", () => {
  expect(createStandingHeaders({ isEncrypted: false })).toEqual({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), payment=(), geolocation=(self)",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  })
})

test("a response over HTTPS has HSTS for one year, including all subdomains", () => {
  expect(createStandingHeaders({ isEncrypted: true })).toEqual({
    ...createStandingHeaders({ isEncrypted: false }),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  })
})
