import type { Clock } from "../behaviour/behaviour.types.ts"
import type { MapAdapter } from "./map-adapter.types.ts"

export interface GoogleMapOptions {
  /** The site's API key for the Google Maps JavaScript API. */
  readonly apiKey: string
  /** The identifier of a map style created in the Google console. */
  readonly mapId?: string
  /** The timeout for the Google script, in milliseconds. @default 10000 */
  readonly giveUpMs?: number
  readonly clock?: Clock
}

/**
 * Creates an adapter for Google Maps. The promise that `open` returns is rejected if the script has not loaded within
 * `giveUpMs`, by default ten seconds.
 */
export function createGoogleMap(options: GoogleMapOptions): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openGoogleBasemap } = await import("./google-basemap.ts")
      return openGoogleBasemap(node, basemap, options)
    },
  }
}
