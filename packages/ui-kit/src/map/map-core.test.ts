import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  BOOKING_ZOOM,
  createMapNext,
  createMapState,
  DEFAULT_CENTRE,
  getFirstCamera,
  MAX_ZOOM,
  type MapEffect,
  type MapEvent,
  type Place,
  SITE_ZOOM,
} from "./map-core.ts"

const PLACES: readonly Place[] = [
  { id: "gbg", name: "Göteborg", position: { lat: 57.7089, lng: 11.9746 } },
  { id: "sthlm", name: "Stockholm", position: { lat: 59.3293, lng: 18.0686 } },
  { id: "sthlm-2", name: "Stockholm, lackering", position: { lat: 59.3293, lng: 18.0686 } },
]
const NEARER = { centre: { lat: 59.33, lng: 18.07 }, zoom: 14 }

const start = (selected: string | null = null) => createHarness(createMapNext(PLACES), createMapState(selected))

test("a map without places shows Stockholm at zoom level 12 [spec 2 §2.7 site-map, §7 map-calls.zoom, §9 map.zoom map.centre]", () => {
  expect(DEFAULT_CENTRE).toEqual({ lat: 59.3293, lng: 18.0686 })
  expect(getFirstCamera({ places: [], zoom: SITE_ZOOM }, null)).toEqual({ centre: DEFAULT_CENTRE, zoom: 12 })
})

test("the map of a workshop opens at the workshop at zoom level 15 [spec 3 §9.1 workshop-map.zoom]", () => {
  const position = { lat: 57.7, lng: 12.9 }

  expect(getFirstCamera({ places: [{ id: "1", name: "Norrvik", position }], zoom: BOOKING_ZOOM }, null)).toEqual({
    centre: position,
    zoom: 15,
  })
})

test("the map opens at the given centre, otherwise at the selected place, otherwise at the first place", () => {
  const options = { places: PLACES, zoom: SITE_ZOOM }

  expect(getFirstCamera(options, "sthlm").centre).toEqual(PLACES[1]?.position)
  expect(getFirstCamera(options, null).centre).toEqual(PLACES[0]?.position)
  expect(getFirstCamera({ ...options, centre: { lat: 60, lng: 20 } }, null).centre).toEqual({ lat: 60, lng: 20 })
})

test("selecting a place in the list moves the place into view and focuses its marker", () => {
  const map = start()

  map.send({ type: "select", id: "gbg", reason: "list" })

  expect(map.effects).toEqual([
    { type: "show", id: "gbg" },
    { type: "focusMarker", id: "gbg" },
  ])
})

test("pressing a marker selects its place without moving the focus, and a second press deselects the place", () => {
  const map = start()

  map.send({ type: "select", id: "gbg", reason: "marker" })
  expect(map.state().selected).toBe("gbg")
  map.send({ type: "select", id: null, reason: "marker" })

  expect(map.state().selected).toBeNull()
  expect(map.effects).toEqual([{ type: "show", id: "gbg" }])
})

test("pressing a cluster zooms in and focuses the marker of one of the cluster's places", () => {
  const map = start()

  map.send({ type: "open", ids: ["sthlm", "gbg"], camera: NEARER })

  expect(map.state().selected).toBeNull()
  expect(map.effects).toEqual([
    { type: "look", camera: NEARER },
    { type: "focusMarker", id: "sthlm" },
  ])
})

test("pressing a cluster of places at the same position selects one of them", () => {
  const map = start()

  map.send({ type: "open", ids: ["sthlm", "sthlm-2"], camera: { ...NEARER, zoom: MAX_ZOOM + 1 } })

  expect(map.state().selected).toBe("sthlm")
  expect(map.effects).toEqual([
    { type: "show", id: "sthlm" },
    { type: "focusMarker", id: "sthlm" },
  ])
})

test("pressing a cluster of places at the same position repeatedly selects each of these places in turn", () => {
  const at = PLACES.filter(({ id }) => id.startsWith("sthlm"))
  const places = [...at, ...["a", "b", "c"].map((id) => ({ ...at[0], id, name: id }) as Place)]
  const map = createHarness(createMapNext(places), createMapState())
  const ids = places.map(({ id }) => id)

  const selected = ids.map(() => {
    const rest = ids.filter((id) => id !== map.state().selected)
    map.send({ type: "open", ids: rest, camera: { ...NEARER, zoom: MAX_ZOOM + 1 } })
    return map.state().selected
  })

  expect(selected).toEqual(ids)
})

test("pressing Escape on a marker moves the focus to the marker's entry in the list", () => {
  const map = start()

  map.send({ type: "leave", id: "gbg" })

  expect(map.effects).toEqual([{ type: "focusListed", id: "gbg" }])
})

test("loading the map can be retried after a failure", () => {
  const map = start()
  map.send({ type: "fail" })
  expect(map.state().basemap).toBe("failed")

  map.send({ type: "retry" })
  map.send({ type: "ready" })

  expect(map.state().basemap).toBe("ready")
  expect(map.effects).toEqual([{ type: "load" }])
})

test("after any sequence of events, the selected, highlighted and focused places are places of the map", () => {
  const id = fc.constantFrom("gbg", "sthlm", "sthlm-2", "gone")
  const camera = fc.record({ centre: fc.constant(DEFAULT_CENTRE), zoom: fc.integer({ min: 2, max: 20 }) })
  const events: fc.Arbitrary<MapEvent> = fc.oneof(
    fc.constantFrom<MapEvent>({ type: "ready" }, { type: "fail" }, { type: "retry" }),
    fc.record({ type: fc.constant("point" as const), id: fc.option(id) }),
    fc.record({
      type: fc.constant("select" as const),
      id: fc.option(id),
      reason: fc.constantFrom("marker" as const, "list" as const, "prop" as const),
    }),
    fc.record({ type: fc.constant("open" as const), ids: fc.array(id, { maxLength: 4 }), camera }),
    fc.record({ type: fc.constant("leave" as const), id }),
  )
  const known = [null, ...PLACES.map((place) => place.id)]

  fuzz<ReturnType<typeof createMapState>, MapEvent, MapEffect>({
    next: createMapNext(PLACES),
    initial: createMapState(),
    events,
    checkAlways: ({ state, effects, waiting }) => {
      const { selected, pointedAt } = state()
      expect(known).toContain(selected)
      expect(known).toContain(pointedAt)
      for (const effect of effects) if ("id" in effect) expect(known).toContain(effect.id)
      expect(waiting()).toEqual([])
    },
  })
})
