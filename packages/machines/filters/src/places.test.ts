import { expect, test } from "vitest"
import { distanceKm, nearestPlace } from "./index.ts"

const LONDON = { name: "London", latitude: 51.5074, longitude: -0.1278 }
const PARIS = { name: "Paris", latitude: 48.8566, longitude: 2.3522 }
const SYDNEY = { name: "Sydney", latitude: -33.8688, longitude: 151.2093 }

test("distances are those of the crow", () => {
  expect(Math.round(distanceKm(LONDON, PARIS))).toBe(344)
  expect(Math.round(distanceKm(LONDON, SYDNEY))).toBe(16_994)
  expect(distanceKm(PARIS, PARIS)).toBe(0)
  expect(Math.round(distanceKm({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }))).toBe(222)
})

test("of places the nearest is found, and none where there is none", () => {
  expect(nearestPlace({ latitude: 50.95, longitude: 1.86 }, [SYDNEY, LONDON, PARIS])?.name).toBe("London")
  expect(nearestPlace(LONDON, [])).toBeNull()
})
