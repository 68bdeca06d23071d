import fc from "fast-check"
import { expect, test } from "vitest"
import { cluster } from "./map-clusters.ts"
import type { Place } from "./map-core.ts"
import { project } from "./mercator.ts"

const place = (id: string, lat: number, lng: number): Place => ({ id, name: id, position: { lat, lng } })

test("places on the same street are one marker from afar and two from near", () => {
  const places = [place("a", 57.7, 11.97), place("b", 57.7005, 11.971)]

  expect(cluster(places, 10, null)).toHaveLength(1)
  expect(cluster(places, 19, null)).toHaveLength(2)
})

test("the selected place always stands alone", () => {
  const places = [place("a", 57.7, 11.97), place("b", 57.7, 11.97), place("c", 57.7, 11.97)]

  expect(cluster(places, 10, "b").map(({ places }) => places.map(({ id }) => id))).toEqual([["a", "c"], ["b"]])
})

test("every place is in exactly one marker, and markers of places nearby lie where their places do", () => {
  const any = fc.record({
    lat: fc.double({ min: 55, max: 69, noNaN: true }),
    lng: fc.double({ min: 5, max: 30, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), fc.integer({ min: 3, max: 19 }), (positions, zoom) => {
      const places = positions.map(({ lat, lng }, index) => place(String(index), lat, lng))
      const clusters = cluster(places, zoom, "3")

      expect(clusters.flatMap((one) => one.places.map(({ id }) => id)).sort()).toEqual(
        places.map(({ id }) => id).sort(),
      )
      for (const one of clusters) {
        const middle = project(one.position, zoom)
        for (const { position } of one.places) {
          const { x, y } = project(position, zoom)
          expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(88)
        }
      }
    }),
    { numRuns: 60 },
  )
})
