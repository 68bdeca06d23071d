import { expect, test } from "vitest"
import { tyre } from "../../test/tyre-hotel.ts"
import { getLimit, getTreadLimits, listLimits } from "./tread-limits.ts"

test.each([
  ["sv-SE", 3],
  ["en-SE", 3],
  ["nb-NO", 3],
  ["fi", 3],
  ["sk-SK", 3],
  ["en-GB", 1.6],
  ["de-AT", 1.6],
])(
  "in the locale %s the legal minimum tread depth is 1.6 mm in summer and %f mm in winter [spec 3 §8.3]",
  (locale, winter) => {
    expect(getTreadLimits(locale)).toEqual({ summer: 1.6, winter })
  },
)

test.each([
  ["Vinterdäck utan dubbar", 3],
  ["Dubbdäck", 3],
  ["Piggdekk", 3],
  ["Kitkarenkaat", 3],
  ["Zimné pneumatiky", 3],
  ["studded", 3],
  ["Sommardäck", 1.6],
  ["Kesärenkaat", 1.6],
  [null, 1.6],
])(
  "in Sweden a tyre with the tread pattern %j has a legal minimum tread depth of %f mm",
  (threadPattern, millimetres) => {
    expect(getLimit(tyre("Vänster fram", { threadPattern }), getTreadLimits("sv-SE")).millimetres).toBe(millimetres)
  },
)

test("in a country without a winter limit, a winter tyre has the general minimum tread depth", () => {
  expect(getLimit(tyre(null, { threadPattern: "Winter tyre" }), getTreadLimits("en-GB"))).toEqual({
    millimetres: 1.6,
    isWinter: false,
  })
})

test("equal minimum tread depths of several tyres are listed once", () => {
  const tires = ["Vinterdäck", "Vinterdäck", "Sommardäck"].map((threadPattern) => tyre(null, { threadPattern }))

  expect(listLimits(tires, getTreadLimits("sv-SE")).map(({ millimetres }) => millimetres)).toEqual([3, 1.6])
})
