import type { MapAdapter } from "./map-adapter.types.ts"

export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface OpenMapOptions {
  /**
   * The URL template of vector tiles up to zoom level 6, for example `/-/map/{z}/{x}/{y}.mvt`. The tiles contain the
   * layers `land`, `border` and `town` (`name`, `rank` from 1 to 4), which are rendered in the colours of the site.
   */
  readonly vectorTiles?: string
  /** Returns the URL of an image tile, for example of a custom tile server. */
  readonly tileUrl?: (tile: Tile) => string
  /** The attribution that the licence of the tiles requires. */
  readonly credit?: string
  /**
   * The URL of the MapLibre worker. Only required if the bundler does not find the worker, or if it is loaded from
   * elsewhere.
   */
  readonly workerUrl?: string
}

/**
 * Creates an adapter for a map that needs no API key. It uses MapLibre, which is loaded when a map is close to the
 * visible area.
 */
export function openMap(options: OpenMapOptions = {}): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openMapLibre } = await import("./maplibre-basemap.ts")
      return openMapLibre(node, basemap, options)
    },
  }
}
