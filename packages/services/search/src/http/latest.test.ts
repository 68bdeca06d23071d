import { expect, test } from "vitest"
import { createLatest } from "./latest.ts"

test("quantiles are calculated from the most recent values only", () => {
  const latest = createLatest(100)
  expect(latest.quantile(0.5)).toBe(0)

  for (let value = 1; value <= 250; value += 1) latest.add(value)

  expect([latest.quantile(0), latest.quantile(0.5), latest.quantile(0.99), latest.quantile(1)]).toEqual([
    151, 200, 249, 250,
  ])
})
