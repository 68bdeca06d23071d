import { expect, test } from "vitest"
import { isNamed, sortByDistance } from "./dealership-list.rules.ts"

test.each(["", "fro", "Frölunda västra", "421 31", "norrvik VASTRA"])(
  "the search words %j match a dealership in Västra Frölunda",
  (typed) => {
    expect(isNamed("Norrvik 421 31 Västra Frölunda", typed)).toBe(true)
  },
)

test.each(["lund", "norrvik lund", "421 32"])(
  "the search words %j do not match a dealership in Västra Frölunda",
  (typed) => {
    expect(isNamed("Norrvik 421 31 Västra Frölunda", typed)).toBe(false)
  },
)

test("dealerships are sorted by distance, and dealerships without a position are last", () => {
  const [far, near] = [
    { latitude: 59, longitude: 18 },
    { latitude: 56, longitude: 13 },
  ]

  const sorted = sortByDistance([null, far, near], { latitude: 55.7, longitude: 13.2 })

  expect(sorted.map(({ index, km }) => [index, km === null ? null : Math.round(km)])).toEqual([
    [2, 36],
    [1, 466],
    [0, null],
  ])
})
