import type { Clock } from "../behaviour/behaviour.types.ts"
import type { MapAdapter } from "./map-adapter.types.ts"

export interface GoogleMapOptions {
  /** Key of the site for Google's JavaScript Maps API. */
  readonly apiKey: string
  /** Identifier of a map style made in Google's console. */
  readonly mapId?: string
  /** The timeout for Google's script, in milliseconds. @default 10000 */
  readonly giveUpMs?: number
  readonly clock?: Clock
}

/**
 * Creates an adapter for Google's map, by Google's own loader. Its script is requested when a map is near the window,
 * with the nonce of the page's own scripts. Rejects with "Failed to load Google Maps API" when it has not loaded after
 * ten seconds.
 */
export function createGoogleMap(options: GoogleMapOptions): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openGoogleBasemap } = await import("./google-basemap.ts")
      return openGoogleBasemap(node, basemap, options)
    },
  }
}
