import type { MapAdapter } from "./map-adapter.types.ts"

export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface OpenMapOptions {
  /**
   * The URL template of vector tiles up to zoom level 6, for example `/-/map/{z}/{x}/{y}.mvt`. The tiles must contain
   * the layers `land`, `border` and `town` (with `name`, and `rank` from 1 to 4). The map renders them in the colours
   * of the site.
   */
  readonly vectorTiles?: string
  /** Returns the URL of an image tile. Use it for a custom tile server. */
  readonly tileUrl?: (tile: Tile) => string
  /** The attribution text that the licence of the tiles requires. */
  readonly credit?: string
  /**
   * The URL of the MapLibre worker. Set it if the bundler does not find the worker, or if the worker is loaded from
   * another location.
   */
  readonly workerUrl?: string
}

export function openMap(options: OpenMapOptions = {}): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openMapLibre } = await import("./maplibre-basemap.ts")
      return openMapLibre(node, basemap, options)
    },
  }
}
