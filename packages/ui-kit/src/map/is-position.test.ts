import { expect, test } from "vitest"
import { isPosition } from "./is-position.ts"
import type { Position } from "./map-adapter.types.ts"

const foreign = (json: string): Position => JSON.parse(json)

test.each([
  '{"lat":null,"lng":null}',
  '{"lat":57.7,"lng":null}',
  '{"lat":"57.7","lng":"11.9"}',
  '{"lat":57.7}',
  '{"lat":90.1,"lng":0}',
  '{"lat":0,"lng":-180.5}',
  "{}",
  "null",
])("the value %s is not a valid position", (json) => {
  expect(isPosition(foreign(json))).toBe(false)
})

test.each([
  [Number.NaN, 0],
  [0, Number.POSITIVE_INFINITY],
])("a position with latitude %d and longitude %d is invalid", (lat, lng) => {
  expect(isPosition({ lat, lng })).toBe(false)
})

test.each([
  [0, 0],
  [-90, 180],
  [57.7, -180],
])("a position with latitude %d and longitude %d is valid", (lat, lng) => {
  expect(isPosition({ lat, lng })).toBe(true)
})
