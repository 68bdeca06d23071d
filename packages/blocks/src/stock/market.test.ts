import { expect, test } from "vitest"
import { dayText, marketOf } from "./market.ts"

test.each([
  ["se-automotive", "2026-12-24"],
  ["se-used", "2026-12-24"],
  ["no-automotive", "2026-12-24"],
  ["uk-automotive", "24/12/2026"],
  ["fi-used", "2026-12-24"],
  ["sk-used", "2026-12-24"],
])("%s writes Christmas Eve as %s [spec 2 §9 dates]", (site, day) => {
  expect(dayText("2026-12-24", marketOf(site))).toBe(day)
})
