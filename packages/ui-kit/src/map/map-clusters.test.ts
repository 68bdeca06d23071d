import fc from "fast-check"
import { expect, test } from "vitest"
import { createClusters } from "./map-clusters.ts"
import { MAX_ZOOM, type Place } from "./map-core.ts"

const place = (id: string, lat: number, lng: number): Place => ({ id, name: id, position: { lat, lng } })
const WORLD = { west: -180, east: 180, south: -85, north: 85 }
const idsAt = (places: readonly Place[], zoom: number, selected: string | null = null) =>
  createClusters(places)({ zoom, ...WORLD }, selected)
    .map((item) => item.places.map(({ id }) => id).sort())
    .sort()

test("nearby places share a marker at a low zoom level and have separate markers at a high zoom level [spec 3 §9.1 workshop-map.clusters]", () => {
  const places = [place("a", 57.7, 11.97), place("b", 57.7005, 11.971)]

  expect(idsAt(places, 10)).toEqual([["a", "b"]])
  expect(idsAt(places, 19)).toEqual([["a"], ["b"]])
})

test("the selected place always has a separate marker", () => {
  const places = [place("a", 57.7, 11.97), place("b", 57.7, 11.97), place("c", 57.7, 11.97)]

  expect(idsAt(places, 10, "b")).toEqual([["a", "c"], ["b"]])
})

test("a cluster excludes the selected place, and zooming reuses clusters whose places are unchanged", () => {
  const clusters = createClusters([place("a", 57.7, 11.97), place("b", 57.7, 11.97), place("c", 57.7, 11.97)])
  const listShown = (selected: string) =>
    clusters({ zoom: 10, ...WORLD }, selected).map((item) => item.places.map(({ id }) => id))

  expect(listShown("a")).toEqual([["a"], ["b", "c"]])
  expect(listShown("b")).toEqual([["a", "c"], ["b"]])
  const [first, second] = [clusters({ zoom: 10, ...WORLD }, "b"), clusters({ zoom: 10.5, ...WORLD }, "b")]
  expect(first.every((cluster, index) => cluster === second[index])).toBe(true)
})

test("pressing a cluster zooms to the level at which the places separate, unless all places have the same position", () => {
  const [near] = createClusters([place("a", 57.7, 11.97), place("b", 57.71, 11.98)])({ zoom: 5, ...WORLD })
  const [same] = createClusters([place("a", 57.7, 11.97), place("b", 57.7, 11.97)])({ zoom: 5, ...WORLD })

  expect(idsAt([...(near?.places ?? [])], near?.opensAt ?? 0)).toHaveLength(2)
  expect(same?.opensAt).toBeGreaterThan(MAX_ZOOM)
})

test("at every zoom level markers are in the same order as the places in the list", () => {
  const places = [
    place("north", 63, 20),
    place("south", 55.6, 13),
    place("east", 59.3, 18),
    place("near", 59.31, 18.01),
  ]

  for (const zoom of [4, 8, 12, 19]) {
    const listShown = createClusters(places)({ zoom, ...WORLD }, "east")
    expect(listShown.map(({ order }) => order)).toEqual(listShown.map(({ order }) => order).toSorted((a, b) => a - b))
    expect(listShown[0]?.places[0].id).toBe("north")
  }
})

test("places outside the view have no marker, even if they are selected", () => {
  const places = [place("in", 57.7, 11.97), place("out", 59.3, 18), place("chosen", 60, 18)]
  const sight = { zoom: 12, west: 11.9, east: 12, south: 57.6, north: 57.8 }

  expect(createClusters(places)(sight, "chosen").map(({ places: [{ id }] }) => id)).toEqual(["in"])
})

test("places on both sides of the date line share a cluster", () => {
  const places = [place("fiji", -17, 179.99), place("taveuni", -17, -179.97), place("perth", -32, 115.86)]

  const [cluster, perth] = createClusters(places)({ zoom: 8, ...WORLD })

  expect(cluster?.places.map(({ id }) => id)).toEqual(["fiji", "taveuni"])
  expect(cluster?.position.lng).toBeCloseTo(-179.99)
  expect(perth?.places[0].id).toBe("perth")
})

test.each([
  { west: 170, east: 190 },
  { west: -190, east: -170 },
])("a map view from longitude $west to $east shows the places on both sides of the date line", (span) => {
  const places = [place("a", -17, 175), place("b", -17, -175), place("far", -17, 100)]
  const sight = { zoom: 12, south: -20, north: -10, ...span }

  const clusters = createClusters(places)
  expect(clusters(sight).map(({ places: [{ id }] }) => id)).toEqual(["a", "b"])
  expect(clusters(sight, "a").map(({ places: [{ id }] }) => id)).toEqual(["a", "b"])
  expect(clusters(sight, "b").map(({ places: [{ id }] }) => id)).toEqual(["a", "b"])
})

test("a map without places has no markers", () => {
  expect(createClusters([])({ zoom: 4, ...WORLD })).toEqual([])
})

test("zooming reuses the marker of unchanged places", () => {
  const clusters = createClusters([place("a", 57.7, 11.97), place("b", 57.7, 11.97), place("c", 59, 18)])

  const [previous, next] = [clusters({ zoom: 8, ...WORLD }), clusters({ zoom: 8.6, ...WORLD })]

  expect(previous.every((item, index) => item === next[index])).toBe(true)
})

test("every place is represented by exactly one marker", () => {
  const any = fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lng: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), fc.double({ min: 2, max: 19, noNaN: true }), (positions, zoom) => {
      const places = positions.map(({ lat, lng }, index) => place(String(index), lat, lng))

      expect(idsAt(places, zoom, "3").flat().sort()).toEqual(places.map(({ id }) => id).sort())
    }),
    { numRuns: 60 },
  )
})
