import { VectorTile } from "@mapbox/vector-tile"
import { PbfReader } from "pbf"
import { afterAll, beforeAll, expect, test } from "vitest"
import { BASEMAP_MAX_ZOOM, createBasemapTile, listRegionTiles } from "../src/map/basemap-tiles.ts"
import { type Fixture, startFixture } from "./start-fixture.ts"

let fixture: Fixture
beforeAll(async () => {
  fixture = await startFixture()
})
afterAll(() => fixture.end())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${fixture.url}/-/map/${path}`, { headers })

const WEST_COAST = "6/34/19.mvt"

function read(bytes: ArrayBuffer | Uint8Array) {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)))
  const { town } = layers
  const names = Array.from({ length: town?.length ?? 0 }, (_, at) => town?.feature(at).properties.name)
  return { layers: Object.keys(layers).sort(), names, pointsOfLand: getPoints(layers.land) }
}

function getPoints(layer: VectorTile["layers"][string] | undefined): number {
  const features = Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at).loadGeometry() ?? [])
  return features.flat().reduce((sum, ring) => sum + ring.length, 0)
}

test("a tile contains the coast and the towns of its area and is cached for a day", async () => {
  const response = await get(WEST_COAST)

  expect(response.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile")
  expect(response.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=604800")
  expect(response.headers.get("access-control-allow-origin")).toBe("*")
  const { layers, names } = read(await response.arrayBuffer())
  expect(layers).toEqual(["land", "town"])
  expect(names).toEqual(expect.arrayContaining(["Göteborg", "Borås", "Jönköping", "Mölndal"]))
})

test("a request for an unchanged tile returns 304, and tiles are compressed for clients that accept gzip", async () => {
  const first = await get(WEST_COAST, { "accept-encoding": "gzip" })
  const etag = first.headers.get("etag") ?? ""

  expect(first.headers.get("content-encoding")).toBe("gzip")
  expect((await get(WEST_COAST, { "if-none-match": etag })).status).toBe(304)
  expect((await get(WEST_COAST, { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull()
})

test.for(["7/68/38.mvt", "6/64/0.mvt", "6/34/19.png", "a/b/c.mvt"])(
  "a request for the unavailable tile %s returns 404",
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)

test("at zoom level 4, the coastline near the sites is more detailed than the coastline elsewhere", () => {
  const region = read(createBasemapTile(4, 8, 4) ?? new Uint8Array())
  const elsewhere = read(createBasemapTile(4, 3, 5) ?? new Uint8Array())

  expect(region.pointsOfLand).toBeGreaterThan(elsewhere.pointsOfLand)
  expect(region.layers).toEqual(["border", "land", "town"])
})

test("a map tile of the open sea contains no features", () => {
  expect(read(createBasemapTile(6, 5, 30) ?? new Uint8Array()).layers).toEqual([])
})

test("all map tiles together are smaller than 700 KB", () => {
  const tiles = [...listRegionTiles()]
  const bytes = tiles.reduce((sum, [z, x, y]) => sum + (createBasemapTile(z, x, y)?.length ?? 0), 0)

  expect(Math.max(...tiles.map(([z]) => z))).toBe(BASEMAP_MAX_ZOOM)
  expect(bytes).toBeLessThan(700_000)
})
