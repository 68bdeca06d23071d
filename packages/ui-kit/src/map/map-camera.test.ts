import fc from "fast-check"
import { expect, test } from "vitest"
import { fitted, isInSight, LEAST_ZOOM, panned, seenAt, zoomed } from "./map-camera.ts"
import { project, unproject, worldPx } from "./mercator.ts"

const position = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179, max: 179, noNaN: true }),
})
const zoom = fc.integer({ min: LEAST_ZOOM, max: 18 })

test("Stockholm lies on the tile that every web map puts it on", () => {
  const { x, y } = project({ lat: 59.3293, lng: 18.0686 }, 12)

  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2253, 1204])
  expect(worldPx(12)).toBe(1_048_576)
})

test("what was projected is found again", () => {
  fc.assert(
    fc.property(position, zoom, (place, near) => {
      const found = unproject(project(place, near), near)

      expect(found.lat).toBeCloseTo(place.lat, 6)
      expect(found.lng).toBeCloseTo(place.lng, 6)
    }),
  )
})

test("zooming keeps what lies under the pointer where it is", () => {
  fc.assert(
    fc.property(
      position,
      zoom,
      fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) }),
      (centre, near, at) => {
        const before = { centre, zoom: Math.max(near, 6) }
        const under = panned(before, at).centre
        fc.pre(Math.abs(under.lat) < 80 && Math.abs(under.lng) < 179)

        const seen = seenAt(under, zoomed(before, 1, at))

        expect(seen.x).toBeCloseTo(at.x, 3)
        expect(seen.y).toBeCloseTo(at.y, 3)
      },
    ),
  )
})

test("a look that was fitted has all places in sight, and comes no nearer than asked", () => {
  const size = { width: 600, height: 500 }
  const nordic = fc.record({
    lat: fc.double({ min: 55, max: 69, noNaN: true }),
    lng: fc.double({ min: 5, max: 30, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(nordic, { minLength: 1, maxLength: 30 }), (places) => {
      const camera = fitted(places, size, 12)

      expect(camera.zoom).toBeLessThanOrEqual(12)
      expect(places.every((place) => isInSight(place, camera, size))).toBe(true)
    }),
  )
})
