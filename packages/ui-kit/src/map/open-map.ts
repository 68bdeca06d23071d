import type { MapAdapter } from "./map-adapter.types.ts"

/** A tile of the world: column, row and zoom. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface OpenMapOptions {
  /**
   * URL of your vector tiles up to zoom 6, for example `/-/map/{z}/{x}/{y}.mvt`, with the layers `land`, `border` and
   * `town` (`name`, `rank` from 1 to 4). Rendered in the colours of the site.
   */
  readonly vectorTiles?: string
  /** Returns the URL of a picture tile, for example of your own tile server. */
  readonly tileUrl?: (tile: Tile) => string
  /** The attribution that the licence of the tiles requires. */
  readonly credit?: string
  /** URL of MapLibre's worker, if your bundler does not find it or it loads from elsewhere. */
  readonly workerUrl?: string
}

/** Creates an adapter for a map without a key: MapLibre, loaded when a map is near the window, with your own tiles. */
export function openMap(options: OpenMapOptions = {}): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openMapLibre } = await import("./maplibre-basemap.ts")
      return openMapLibre(node, basemap, options)
    },
  }
}
