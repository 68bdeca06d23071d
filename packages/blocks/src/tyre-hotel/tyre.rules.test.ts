import { expect, test } from "vitest"
import { tyre } from "../../test/tyre-hotel.ts"
import { findSharedKind, formatLimit, formatTenths, getFullTread, getTyreKind } from "./tyre.rules.ts"

test("findSharedKind returns the name, size and pattern that all tyres share, and null when the tyres differ", () => {
  const alike = [tyre("Vänster fram"), tyre("Höger fram", { threadDepth: 5 })]

  expect(findSharedKind(alike)).toEqual({
    name: "Nordlys Grip 3",
    size: "215/55 R17",
    pattern: "Vinterdäck utan dubbar",
  })
  expect(findSharedKind([...alike, tyre("Vänster bak", { aspectRatio: 45 })])).toBeNull()
  expect(findSharedKind([])).toBeNull()
})

test("the size of a tyre is null when one of its dimensions is missing", () => {
  expect(getTyreKind(tyre(null, { rimDiameter: null })).size).toBeNull()
})

test("the tread depth scale ends at 10 mm, or at the greatest measured depth if that is greater", () => {
  expect(getFullTread([tyre(null, { threadDepth: 6 })])).toBe(10)
  expect(getFullTread([tyre(null, { threadHistory: [{ date: "2023-04-14", threadDepth: 10.5 }] })])).toBe(10.5)
})

test("a tread depth is formatted with one decimal, and a limit has a decimal only when needed", () => {
  expect([formatTenths(7, "sv-SE"), formatTenths(6.84, "en-GB")]).toEqual(["7,0", "6.8"])
  expect([formatLimit(3, "sv-SE"), formatLimit(1.6, "sv-SE")]).toEqual(["3", "1,6"])
})
