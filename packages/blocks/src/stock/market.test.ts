import { expect, test } from "vitest"
import { dayText, distanceIn, kilometresIn, marketOf } from "./market.ts"

test.each([
  ["se-automotive", "2026-12-24"],
  ["se-used", "2026-12-24"],
  ["no-automotive", "2026-12-24"],
  ["uk-automotive", "24/12/2026"],
  ["fi-used", "2026-12-24"],
  ["sk-used", "2026-12-24"],
])("%s writes Christmas Eve as %s [spec 2 §9 dates, §1 uk.dates]", (site, day) => {
  expect(dayText("2026-12-24", marketOf(site))).toBe(day)
})

test("a distance is said in the unit of the market, and read back from it", () => {
  expect(distanceIn(marketOf("uk-automotive"), 80)).toEqual({ value: 50, unit: "mile" })
  expect(distanceIn(marketOf("se-used"), 80)).toEqual({ value: 80, unit: "kilometer" })
  expect([kilometresIn(marketOf("uk-automotive"), 50), kilometresIn(marketOf("se-used"), 50)]).toEqual([80, 50])
})
