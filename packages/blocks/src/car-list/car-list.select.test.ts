import { expect, test } from "vitest"
import { formatHitCount, getFilterCount, listUnfolded } from "./car-list.select.ts"
import type { Facet, ListFacet } from "./car-list.types.ts"

const brands: ListFacet = {
  kind: "list",
  name: "car_brand",
  label: "Märke",
  isOpen: true,
  values: [
    { value: "volvo", label: "Volvo", count: 204, children: [{ value: "xc40", label: "XC40", count: 42 }] },
    { value: "kia", label: "Kia", count: 118, children: [{ value: "ev6", label: "EV6", count: 12 }] },
  ],
  chosen: [],
  leftOut: [],
  leavable: null,
}

const price: Facet = {
  kind: "range",
  name: "car_price",
  label: "Pris",
  isOpen: true,
  min: 0,
  max: 500_000,
  chosen: { from: 100_000, to: 200_000 },
  counts: [],
  format: {},
}

test("the filter count counts a range as one filter, and a make with a selected model as one filter", () => {
  expect(getFilterCount([{ ...brands, chosen: ["volvo", "xc40"] }, price])).toBe(2)
  expect(
    getFilterCount([
      { ...brands, chosen: ["volvo", "kia"] },
      { ...price, chosen: null },
    ]),
  ).toBe(2)
})

test("models are listed only under a selected make", () => {
  const shown = listUnfolded({ ...brands, chosen: ["volvo"] })

  expect(shown.map(({ value, children }) => [value, children?.length ?? 0])).toEqual([
    ["volvo", 1],
    ["kia", 0],
  ])
})

test("a car count of ten thousand or more is shown as 10000+ [spec 2 §9 list-limits.shown]", () => {
  expect(formatHitCount(9_999, "en-GB")).toBe("9,999")
  expect(formatHitCount(10_000, "en-GB")).toBe("10000+")
})
