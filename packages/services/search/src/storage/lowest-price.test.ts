import { expect, test } from "vitest"
import { getLowestPriceBefore } from "./lowest-price.ts"

const createPrice = (value: number, day: string) => ({ value, at: `${day}T08:00:00Z` })

test.each([
  ["it always cost the same", [createPrice(90, "2026-11-01")], null],
  ["nothing is known of it", [], null],
  ["it cost more until now", [createPrice(100, "2026-09-01"), createPrice(90, "2026-11-20")], 100],
  [
    "it cost less for a while in the thirty days before",
    [
      createPrice(100, "2026-09-01"),
      createPrice(85, "2026-10-25"),
      createPrice(110, "2026-11-01"),
      createPrice(90, "2026-11-20"),
    ],
    85,
  ],
  [
    "it cost less more than thirty days before",
    [createPrice(80, "2026-09-01"), createPrice(110, "2026-10-01"), createPrice(90, "2026-11-20")],
    110,
  ],
  [
    "a lower price ended within the thirty days",
    [createPrice(80, "2026-09-01"), createPrice(110, "2026-10-22"), createPrice(90, "2026-11-20")],
    80,
  ],
  [
    "a lower price ended thirty days before to the minute",
    [createPrice(80, "2026-09-01"), createPrice(110, "2026-10-21"), createPrice(90, "2026-11-20")],
    110,
  ],
  [
    "it went and came back at its price",
    [createPrice(100, "2026-10-01"), createPrice(90, "2026-11-20"), createPrice(90, "2026-11-25")],
    100,
  ],
  ["it came a week before", [createPrice(100, "2026-11-13"), createPrice(90, "2026-11-20")], 100],
])("the lowest price before the current price is found when %s", (_, prices, lowest) => {
  expect(getLowestPriceBefore(prices)).toBe(lowest)
})
