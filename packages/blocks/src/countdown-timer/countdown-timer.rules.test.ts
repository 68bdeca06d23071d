import { expect, test } from "vitest"
import { timeOfDay } from "./countdown-timer.rules.ts"

test("the moment stands on the site's own clocks, as its language writes it", () => {
  const moment = "2026-12-18T23:05:00Z"

  expect(timeOfDay(moment, { locale: "sv-SE", timeZone: "Europe/Stockholm" })).toBe("00:05")
  expect(timeOfDay(moment, { locale: "en-GB", timeZone: "Europe/London" })).toBe("23:05")
  expect(timeOfDay(moment, { locale: "fi-FI", timeZone: "Europe/Helsinki" })).toBe("01.05")
})

test("a moment that no clock shows has no time of day", () => {
  expect(timeOfDay("2026-12-31T23:59:60Z", { locale: "sv-SE", timeZone: "Europe/Stockholm" })).toBe("")
})
