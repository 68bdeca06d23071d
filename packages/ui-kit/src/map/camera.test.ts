import { expect, test } from "vitest"
import { getBounds, getNextZoom } from "./camera.ts"

test.each([
  [12, 1, 13],
  [12, -1, 11],
  [11.6, 1, 12],
  [11.6, -1, 11],
  [11.9999, 1, 13],
])("at zoom level %d, zooming by %d steps leads to zoom level %d", (zoom, steps, next) => {
  expect(getNextZoom(zoom, steps)).toBe(next)
})

test("the smallest bounding box of places is limited by the outermost places", () => {
  const places = [
    { lat: 57.7, lng: 11.97 },
    { lat: 59.33, lng: 18.07 },
    { lat: 58.4, lng: 20.1 },
  ]

  expect(getBounds(places)).toEqual({ west: 11.97, east: 20.1, south: 57.7, north: 59.33 })
})

test("for places on both sides of the date line, the smallest bounding box crosses the date line", () => {
  const places = [
    { lat: -18.1, lng: 178.4 },
    { lat: -13.8, lng: -171.8 },
    { lat: -36.8, lng: 174.8 },
  ]

  expect(getBounds(places)).toEqual({ west: 174.8, east: 188.2, south: -36.8, north: -13.8 })
})

test("the bounding box of places with the longitudes 180 and -180 has no width", () => {
  const bounds = getBounds([
    { lat: 1, lng: -180 },
    { lat: 2, lng: 180 },
  ])

  expect(bounds.east - bounds.west).toBe(0)
})
