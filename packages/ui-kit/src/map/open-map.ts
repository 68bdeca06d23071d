import type { MapAdapter } from "./map-adapter.types.ts"

/** A tile of the world: column, row and zoom. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface OpenMapOptions {
  /**
   * Address of your vector tiles up to zoom 6, for example `/-/map/{z}/{x}/{y}.mvt`, with the layers `land`, `border`
   * and `town` (`name`, `rank` from 1 to 4). Rendered in the colours of the site.
   */
  readonly vectorTiles?: string
  /** Address of a tile's picture, for example of your own tile server. */
  readonly tileUrl?: (tile: Tile) => string
  /** Who made the tiles, as their licence asks. */
  readonly credit?: string
  /** Address of MapLibre's worker, where your bundler does not find it or it is to come from elsewhere. */
  readonly workerUrl?: string
}

/** A map without a key: MapLibre, loaded when a map is near the window, with tiles of your own. */
export function openMap(options: OpenMapOptions = {}): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openMapLibre } = await import("./maplibre-basemap.ts")
      return openMapLibre(node, basemap, options)
    },
  }
}
