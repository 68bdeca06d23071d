import { expect, test } from "vitest"
import { formatSlowSearch } from "./slow-searches.ts"

test("the log line of a slow search contains its facets and the number of words, but not the words", () => {
  const line = formatSlowSearch(
    {
      index: "stock-se-used",
      facets: [{ name: "car_brand", filters: [{ value: "Vik" }] }, { name: "car_price" }],
      keyphrase: "min hemliga bil",
      limit: 24,
      offset: 48,
    },
    31.4,
  )

  expect(line).toBe(
    "search: slow, 31 ms on stock-se-used: facets car_brand(1) car_price; 3 words, 0 filters, limit 24, offset 48",
  )
})
