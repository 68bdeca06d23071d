import { expect, test } from "vitest"
import { getLowestPriceBefore } from "./lowest-price.ts"

const asked = (value: number, day: string) => ({ value, at: `${day}T08:00:00Z` })

test.each([
  ["it always cost the same", [asked(90, "2026-11-01")], null],
  ["nothing is known of it", [], null],
  ["it cost more until now", [asked(100, "2026-09-01"), asked(90, "2026-11-20")], 100],
  [
    "it cost less for a while in the thirty days before",
    [asked(100, "2026-09-01"), asked(85, "2026-10-25"), asked(110, "2026-11-01"), asked(90, "2026-11-20")],
    85,
  ],
  [
    "it cost less more than thirty days before",
    [asked(80, "2026-09-01"), asked(110, "2026-10-01"), asked(90, "2026-11-20")],
    110,
  ],
  [
    "a lower price ended within the thirty days",
    [asked(80, "2026-09-01"), asked(110, "2026-10-22"), asked(90, "2026-11-20")],
    80,
  ],
  [
    "a lower price ended thirty days before to the minute",
    [asked(80, "2026-09-01"), asked(110, "2026-10-21"), asked(90, "2026-11-20")],
    110,
  ],
  [
    "it went and came back at its price",
    [asked(100, "2026-10-01"), asked(90, "2026-11-20"), asked(90, "2026-11-25")],
    100,
  ],
  ["it came a week before", [asked(100, "2026-11-13"), asked(90, "2026-11-20")], 100],
])("the lowest price before the present one, where %s", (_, prices, lowest) => {
  expect(getLowestPriceBefore(prices)).toBe(lowest)
})
