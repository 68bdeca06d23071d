import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt"
import { fromGeojsonVt } from "@maplibre/vt-pbf"
import type { Feature, Geometry, Position } from "geojson"
import { feature, mesh, type Topology } from "topojson-client"
import { TOWNS } from "./towns.ts"

/**
 * The highest zoom level of the tiles. The coastline data contains no finer detail, so maps enlarge the tiles of this
 * level at higher zoom levels.
 */
export const BASEMAP_MAX_ZOOM = 6

/** The lowest zoom level at which the detailed coastline is used. */
const FINE_ZOOM = 4

/**
 * The range of tiles at zoom level 4 that covers the region from the Nordic countries and the British Isles to
 * Slovakia.
 */
const REGION = { west: 7, east: 9, north: 3, south: 5 }

/** The region in degrees. It includes the buffer around each tile. */
const REGION_BOX = { west: -23, east: 45.5, south: 40.5, north: 74.5 }

const EXTENT = 8192
const OPTIONS = { maxZoom: BASEMAP_MAX_ZOOM, extent: EXTENT, buffer: 128, tolerance: 6 }

type Layers = Readonly<Record<"land" | "border", GeoJSONVT>>

interface Layered {
  readonly world: Layers
  readonly region: Layers
  readonly towns: GeoJSONVT
}

const require = createRequire(import.meta.url)
const WORLD_FILE = require.resolve("world-atlas/countries-50m.json")
const REGION_FILE = require.resolve("world-atlas/countries-10m.json")

let layered: Layered | null = null

/**
 * Creates a vector tile with the layers `land` (bounded by the coastline), `border` and `town`. Returns `null` if there
 * is no such tile. The coastline is from Natural Earth, via `world-atlas`: 1:50m for the world, 1:10m for the region of
 * the sites.
 */
export function createBasemapTile(z: number, x: number, y: number): Uint8Array | null {
  if (z > BASEMAP_MAX_ZOOM || x >= 2 ** z || y >= 2 ** z) return null
  layered ??= readAll()
  const { land, border } = isFine(z, x, y) ? layered.region : layered.world
  const layers = { land: land.getTile(z, x, y), border: border.getTile(z, x, y), town: layered.towns.getTile(z, x, y) }
  const full = Object.entries(layers).filter((entry): entry is [string, GeoJSONVTTile] => entry[1] !== null)
  return fromGeojsonVt(Object.fromEntries(full), { version: 2, extent: EXTENT })
}

/**
 * Lists all tiles that a map of the region may request. At low zoom levels, the list contains the tiles of the whole
 * world. At high zoom levels, it contains only the tiles of the region.
 */
export function* listRegionTiles(): Generator<readonly [z: number, x: number, y: number]> {
  for (let z = 0; z <= BASEMAP_MAX_ZOOM; z += 1) {
    for (let x = 0; x < 2 ** z; x += 1) {
      for (let y = 0; y < 2 ** z; y += 1) if (z < FINE_ZOOM || isFine(z, x, y)) yield [z, x, y]
    }
  }
}

function isFine(z: number, x: number, y: number): boolean {
  if (z < FINE_ZOOM) return false
  const [column, row] = [x >> (z - FINE_ZOOM), y >> (z - FINE_ZOOM)]
  return column >= REGION.west && column <= REGION.east && row >= REGION.north && row <= REGION.south
}

function readAll(): Layered {
  const towns = TOWNS.map(({ name, position, rank }) =>
    createFeature({ type: "Point", coordinates: [...position] }, { name, rank }),
  )
  return {
    world: readLayers(WORLD_FILE, () => true),
    region: readLayers(REGION_FILE, isInRegion),
    // A town is not left out for lying near another: which names have room is seen on the map.
    towns: createTileIndex(towns),
  }
}

function readLayers(file: string, isWanted: (line: readonly Position[]) => boolean): Layers {
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"))
  const { land = {}, countries = {} } = topology.objects
  const polygons = feature(topology, land).features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates,
  )
  const borders = mesh(topology, countries, (item, other) => item !== other).coordinates
  return {
    land: createTileIndex(
      polygons
        .filter(([outline = []]) => isWanted(outline))
        .map((coordinates) => createFeature({ type: "Polygon", coordinates })),
    ),
    border: createTileIndex(
      borders.filter(isWanted).map((coordinates) => createFeature({ type: "LineString", coordinates })),
    ),
  }
}

function createTileIndex(features: Feature[]): GeoJSONVT {
  return new GeoJSONVT({ type: "FeatureCollection", features }, OPTIONS)
}

function createFeature(geometry: Geometry, properties: Readonly<Record<string, string | number>> = {}): Feature {
  return { type: "Feature", properties, geometry }
}

function isInRegion(line: readonly Position[]): boolean {
  const { west, east, south, north } = REGION_BOX
  const isBetween = (values: readonly number[], low: number, high: number) =>
    Math.min(...values) < high && Math.max(...values) > low
  const getColumn = (at: number) => line.map((position) => position[at] ?? 0)
  return isBetween(getColumn(0), west, east) && isBetween(getColumn(1), south, north)
}
