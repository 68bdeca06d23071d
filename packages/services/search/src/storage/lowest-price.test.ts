import { expect, test } from "vitest"
import { getLowestPriceBefore } from "./lowest-price.ts"

const createPrice = (value: number, day: string) => ({ value, at: `${day}T08:00:00Z` })

test.each([
  ["the price never changed", [createPrice(90, "2026-11-01")], null],
  ["no price is known", [], null],
  ["the previous price was higher", [createPrice(100, "2026-09-01"), createPrice(90, "2026-11-20")], 100],
  [
    "a lower price applied within the previous thirty days",
    [
      createPrice(100, "2026-09-01"),
      createPrice(85, "2026-10-25"),
      createPrice(110, "2026-11-01"),
      createPrice(90, "2026-11-20"),
    ],
    85,
  ],
  [
    "a lower price ended more than thirty days before",
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
    "the car was removed and returned at the same price",
    [createPrice(100, "2026-10-01"), createPrice(90, "2026-11-20"), createPrice(90, "2026-11-25")],
    100,
  ],
  ["the car was added a week before", [createPrice(100, "2026-11-13"), createPrice(90, "2026-11-20")], 100],
])("getLowestPriceBefore returns the expected price when %s", (_, prices, lowest) => {
  expect(getLowestPriceBefore(prices)).toBe(lowest)
})
