import type { MapAdapter } from "./map-adapter.types.ts"

/** A tile of the world: column, row and zoom. */
export interface Tile {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface OpenMapOptions {
  /** Address of a tile's picture, for example of your own tile server. Without it a plain grid of degrees is rendered. */
  readonly tileUrl?: (tile: Tile) => string
  /** Who made the tiles, as their licence asks. */
  readonly credit?: string
}

/** A map from tiles, without anyone's script and without network when no address is given. Loaded when a map is seen. */
export function openMap(options: OpenMapOptions = {}): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openBasemap } = await import("./open-basemap.ts")
      return openBasemap(node, basemap, options)
    },
  }
}
