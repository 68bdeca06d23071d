import { createHash } from "node:crypto"
import { gzipSync } from "node:zlib"
import { ServiceError } from "@forecourt/service-kit/errors"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { Hono } from "hono"
import { createBasemapTile } from "./basemap-tiles.ts"

/**
 * The `Cache-Control` header of the tiles. Since coasts do not change, browsers may use a tile for a day. For another
 * week, they may use it while they request a new one.
 */
const CACHING = "public, max-age=86400, stale-while-revalidate=604800"

interface Tile {
  readonly body: Uint8Array<ArrayBuffer>
  readonly packed: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/** Creates the route for map tiles. Pages of any origin can load the tiles, and no API key is needed. */
export function createBasemapRoute(): Hono<ServiceEnv> {
  const tiles = new Map<string, Tile>()
  const route = new Hono<ServiceEnv>()

  route.get("/:z{\\d{1,2}}/:x{\\d{1,6}}/:file{\\d{1,6}\\.mvt}", ({ req, body }) => {
    const { z, x, file } = req.param()
    const key = [z, x, file].join("/")
    const tile = tiles.get(key) ?? readTile(Number(z), Number(x), Number.parseInt(file, 10))
    tiles.set(key, tile)

    const headers = {
      "access-control-allow-origin": "*",
      "cache-control": CACHING,
      "content-type": "application/vnd.mapbox-vector-tile",
      etag: tile.etag,
      vary: "Accept-Encoding",
    }
    if (req.header("if-none-match") === tile.etag) return body(null, 304, headers)
    if (!/\bgzip\b/.test(req.header("accept-encoding") ?? "")) return body(tile.body, 200, headers)
    return body(tile.packed, 200, { ...headers, "content-encoding": "gzip" })
  })
  return route
}

function readTile(z: number, x: number, y: number): Tile {
  const tile = createBasemapTile(z, x, y)
  if (tile === null) throw new ServiceError("NotFound", `map: there is no tile ${z}/${x}/${y}.`)
  const body = new Uint8Array(tile)
  const packed = new Uint8Array(gzipSync(body))
  return { body, packed, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 32)}"` }
}
