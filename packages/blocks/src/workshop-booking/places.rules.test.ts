import { expect, test } from "vitest"
import { createPlace, createPlaceOptions, findTowns } from "./places.rules.ts"

const createTown = (name: string, latitude = 57, longitude = 12) => ({
  name,
  region: `${name}s län`,
  latitude,
  longitude,
})
const TOWNS = [
  createTown("Kungens Kurva", 59.3, 18),
  createTown("Mölndal", 57.66, 12.01),
  createTown("Kalmar"),
  createTown("Malmö", 55.6, 13),
]
const findTownNames = (typed: string) => findTowns(typed, TOWNS).map(({ name }) => name)

test("findTowns matches the beginning of each word in a town's name and ignores case and accents [spec 3 §5.1 workshop-place.search]", () => {
  expect(findTownNames("ku")).toEqual(["Kungens Kurva"])
  expect(findTownNames(" MOLN")).toEqual(["Mölndal"])
  expect(findTownNames("k")).toEqual(["Kungens Kurva", "Kalmar"])
  expect(findTownNames("ndal")).toEqual([])
})

test("createPlace assigns a position to the region of the closest town with a dealership [spec 3 §3.1 workshop-store]", () => {
  const position = { latitude: 55.7, longitude: 13.1 }

  expect(createPlace(position, TOWNS, "Min plats")).toEqual({ ...position, name: "Min plats", region: "Malmös län" })
  expect(createPlace(position, [], "Min plats").region).toBe("")
})

const predict = (...names: readonly string[]) => ({
  places: names.map((name, index) => ({ place_id: String(index), name, country: "SE" })),
})
const listLabels = (typed: string, predictions: Parameters<typeof createPlaceOptions>[1]["predictions"]) =>
  createPlaceOptions(typed, { towns: TOWNS, predictions, formatHint: () => "" }).map(({ label }) => label)

test("towns with a dealership are suggested before other places, and no town is suggested twice", () => {
  expect(listLabels("mal", predict("Malung", "Malmö", "Malå"))).toEqual(["Malmö", "Malung", "Malå"])
})

test("a place without a dealership is suggested when no dealership's town matches", () => {
  expect(listLabels("stock", predict("Stockholm"))).toEqual(["Stockholm"])
})

test("all towns with a dealership are suggested for a postcode", () => {
  expect(listLabels("411 01", { places: [], unresolved: "postcode" })).toEqual(TOWNS.map(({ name }) => name))
})

test("at most eight places are suggested", () => {
  expect(listLabels("x", predict(..."abcdefghij"))).toHaveLength(8)
})
