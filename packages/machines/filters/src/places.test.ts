import { expect, test } from "vitest"
import { findNearestPlace, getDistanceKm } from "./index.ts"

const LONDON = { name: "London", latitude: 51.5074, longitude: -0.1278 }
const PARIS = { name: "Paris", latitude: 48.8566, longitude: 2.3522 }
const SYDNEY = { name: "Sydney", latitude: -33.8688, longitude: 151.2093 }

test("getDistanceKm returns the great-circle distance", () => {
  expect(Math.round(getDistanceKm(LONDON, PARIS))).toBe(344)
  expect(Math.round(getDistanceKm(LONDON, SYDNEY))).toBe(16_994)
  expect(getDistanceKm(PARIS, PARIS)).toBe(0)
  expect(Math.round(getDistanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }))).toBe(222)
})

test("findNearestPlace returns the nearest place, or null without places", () => {
  expect(findNearestPlace({ latitude: 50.95, longitude: 1.86 }, [SYDNEY, LONDON, PARIS])?.name).toBe("London")
  expect(findNearestPlace(LONDON, [])).toBeNull()
})
