import { expect, test } from "vitest"
import { formatDay, getMarket, toMarketDistance, toMarketKilometres, toShownMileage } from "./market.ts"
import { getPageMarket } from "./page-market.ts"

test.each([
  ["se-automotive", "2026-12-24"],
  ["se-used", "2026-12-24"],
  ["no-automotive", "2026-12-24"],
  ["uk-automotive", "24/12/2026"],
  ["fi-used", "2026-12-24"],
  ["sk-used", "2026-12-24"],
])("the site %s formats Christmas Eve as %s [spec 2 §9 dates, §1 uk.dates]", (site, day) => {
  expect(formatDay("2026-12-24", getMarket(site))).toBe(day)
})

test("a distance is converted to and from the market's unit", () => {
  expect(toMarketDistance(getMarket("uk-automotive"), 80)).toEqual({ value: 50, unit: "mile" })
  expect(toMarketDistance(getMarket("se-used"), 80)).toEqual({ value: 80, unit: "kilometer" })
  expect([toMarketKilometres(getMarket("uk-automotive"), 50), toMarketKilometres(getMarket("se-used"), 50)]).toEqual([
    80, 50,
  ])
})

test.each([
  ["sv", { value: 8106, unit: "mile-scandinavian" }],
  ["en", { value: 81_060, unit: "kilometer" }],
])(
  "on a page in %s, a mileage in Swedish mil is converted to a unit that is common in that language",
  (language, mileage) => {
    expect(toShownMileage(getPageMarket({ name: "se-used", language, locale: `${language}-SE` }), 8106)).toEqual(
      mileage,
    )
  },
)
