import { expect, test } from "vitest"
import { getDistanceKm, parsePosition } from "./distance.ts"

test.each([
  ["57.72101,12.9401", 57.72101, 12.9401],
  [" 57.7072, 11.9668 ", 57.7072, 11.9668],
  ["-90,180", -90, 180],
])("parsePosition accepts the text %s", (text, latitude, longitude) => {
  expect(parsePosition(text)).toEqual({ latitude, longitude })
})

test.each([
  "",
  "57.7",
  "57.7,",
  ",12",
  "91,12",
  "57.7,181",
  "57,72,12,94",
  "57.7.1,12",
  "NaN,NaN",
  "null,null",
  "1e2,3",
])("parsePosition rejects the text %s", (text) => {
  expect(parsePosition(text)).toBeNull()
})

test("a distance across the 180° meridian is measured in the shorter direction", () => {
  const km = getDistanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })

  expect(km).toBeCloseTo(111.19, 1)
})
