import { expect, test } from "vitest"
import { formatConsent, readConsent } from "./consent-cookie.ts"

test("a consent cookie contains the version, date and purposes of the consent", () => {
  const consent = { version: 2, day: "20261121", purposes: ["statistics", "media"] } as const

  expect(formatConsent(consent)).toBe("2.20261121.statistics.media")
  expect(readConsent(`a=1; fc-consent=${formatConsent(consent)}; b=2`)).toEqual(consent)
})

test("a consent cookie without purposes is read as a refusal", () => {
  expect(readConsent("fc-consent=1.20261121")).toEqual({ version: 1, day: "20261121", purposes: [] })
})

test("invalid consent cookies and unknown purposes in a valid consent cookie are ignored", () => {
  for (const cookies of [
    null,
    "",
    "fc-consent=",
    "fc-consent=statistics",
    "xfc-consent=1.20261121",
    "fc-consent=1.2026",
    "fc-consent=1.202611210",
    "fc-consent=1234567890.20261121",
    "fc-consent=a1.20261121",
    "fc-consent=1.20261121.media7",
    "fc-consent=1.20261121.media.",
  ])
    expect(readConsent(cookies)).toBeNull()
  expect(readConsent("a=1;fc-consent= 1.20261121.media ; b=2")?.purposes).toEqual(["media"])
  expect(readConsent("fc-consent=1.20261121.everything.media")?.purposes).toEqual(["media"])
})
