import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../test-harness/create-harness.ts"
import { fuzz } from "../test-harness/fuzz.ts"
import { isInSight, LEAST_ZOOM, MAX_ZOOM } from "./map-camera.ts"
import { DEFAULT_CENTRE, type MapEffect, type MapEvent, mapNext, mapStart, type Place, SITE_ZOOM } from "./map-core.ts"

const PLACES: readonly Place[] = [
  { id: "gbg", name: "Göteborg", position: { lat: 57.7089, lng: 11.9746 } },
  { id: "hisingen", name: "Hisingen", position: { lat: 57.7243, lng: 11.9402 } },
  { id: "sthlm", name: "Stockholm", position: { lat: 59.3293, lng: 18.0686 } },
  { id: "sthlm-2", name: "Stockholm, lackering", position: { lat: 59.3293, lng: 18.0686 } },
]
const SIZE = { width: 800, height: 500 }

const start = (places = PLACES, selected: string | null = null) => {
  const options = { places, zoom: SITE_ZOOM }
  return createHarness(mapNext(options), mapStart(options, selected))
}

test("without a place it looks at Stockholm, at zoom 12", () => {
  expect(start([]).state().camera).toEqual({ centre: DEFAULT_CENTRE, zoom: 12 })
})

test("one place is looked at; of several, all are in sight once the map has a size", () => {
  expect(start(PLACES.slice(0, 1)).state().camera.centre).toEqual(PLACES[0]?.position)

  const several = start()
  several.send({ type: "measure", size: SIZE })

  expect(PLACES.every(({ position }) => isInSight(position, several.state().camera, SIZE))).toBe(true)
})

test("a later change of size leaves the look as the visitor left it", () => {
  const map = start()
  map.send({ type: "measure", size: SIZE })
  map.send({ type: "zoom", by: 2 })
  const { camera } = map.state()

  map.send({ type: "measure", size: { width: 400, height: 500 } })

  expect(map.state().camera).toEqual(camera)
})

test("a place that is selected in the list comes into sight, and its marker is given the focus", () => {
  const map = start()
  map.send({ type: "measure", size: SIZE })
  map.send({ type: "pan", by: { x: 5000, y: 0 } })

  map.send({ type: "select", id: "gbg", reason: "list" })

  expect(isInSight({ lat: 57.7089, lng: 11.9746 }, map.state().camera, SIZE)).toBe(true)
  expect(map.effects).toEqual([{ type: "focusMarker", id: "gbg" }])
})

test("a marker that is pressed is selected and the map stays where it is", () => {
  const map = start()
  map.send({ type: "measure", size: SIZE })
  const { camera } = map.state()

  map.send({ type: "select", id: "gbg", reason: "marker" })

  expect(map.state()).toMatchObject({ selected: "gbg", camera })
  expect(map.effects).toEqual([])
})

test("a marker for several comes nearer, to all of them; what lies on each other is taken out one by one", () => {
  const map = start()
  map.send({ type: "measure", size: SIZE })

  map.send({ type: "open", ids: ["sthlm", "sthlm-2"] })
  expect(map.state().camera.zoom).toBe(MAX_ZOOM)
  expect(map.state().selected).toBeNull()
  map.send({ type: "open", ids: ["sthlm", "sthlm-2"] })

  expect(map.state().selected).toBe("sthlm")
  expect(map.effects).toEqual([
    { type: "focusMarker", id: "sthlm" },
    { type: "focusMarker", id: "sthlm" },
  ])
})

test("Escape on a marker asks for its entry in the list", () => {
  const map = start()

  map.send({ type: "leave", id: "gbg" })

  expect(map.effects).toEqual([{ type: "focusListed", id: "gbg" }])
})

test("a map that failed can be tried again", () => {
  const map = start()
  map.send({ type: "fail" })
  expect(map.state().basemap).toBe("failed")

  map.send({ type: "retry" })
  map.send({ type: "ready" })

  expect(map.state().basemap).toBe("ready")
  expect(map.effects).toEqual([{ type: "load" }])
})

test("whatever happens, it looks at the earth, selects only what is there, and focuses only what is there", () => {
  const id = fc.constantFrom("gbg", "hisingen", "sthlm", "sthlm-2", "gone")
  const pixels = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  const point = fc.record({ x: pixels, y: pixels })
  const events: fc.Arbitrary<MapEvent> = fc.oneof(
    fc.record({
      type: fc.constant("measure" as const),
      size: fc.record({ width: fc.nat(2000), height: fc.nat(1000) }),
    }),
    fc.record({ type: fc.constant("pan" as const), by: point }),
    fc.record({ type: fc.constant("zoom" as const), by: fc.integer({ min: -3, max: 3 }), at: point }),
    fc.constantFrom<MapEvent>({ type: "ready" }, { type: "fail" }, { type: "retry" }),
    fc.record({ type: fc.constant("point" as const), id: fc.option(id) }),
    fc.record({
      type: fc.constant("select" as const),
      id: fc.option(id),
      reason: fc.constantFrom("marker" as const, "list" as const, "prop" as const),
    }),
    fc.record({ type: fc.constant("open" as const), ids: fc.array(id, { maxLength: 4 }) }),
    fc.record({ type: fc.constant("leave" as const), id }),
  )
  const options = { places: PLACES, zoom: SITE_ZOOM }
  const known = [null, ...PLACES.map((place) => place.id)]

  fuzz<ReturnType<typeof mapStart>, MapEvent, MapEffect>({
    next: mapNext(options),
    initial: mapStart(options),
    events,
    always: ({ state, effects, waiting }) => {
      const { camera, selected, pointedAt } = state()
      expect(Number.isInteger(camera.zoom) && camera.zoom >= LEAST_ZOOM && camera.zoom <= MAX_ZOOM).toBe(true)
      expect(Math.abs(camera.centre.lat)).toBeLessThanOrEqual(85.05)
      expect(Math.abs(camera.centre.lng)).toBeLessThanOrEqual(180)
      expect(known).toContain(selected)
      expect(known).toContain(pointedAt)
      for (const effect of effects) if ("id" in effect) expect(known).toContain(effect.id)
      expect(waiting()).toEqual([])
    },
  })
})
