import type { Clock } from "../behaviour/behaviour.types.ts"
import type { MapAdapter } from "./map-adapter.types.ts"

export interface GoogleMapOptions {
  /** Key of the site for Google's JavaScript Maps API. */
  readonly apiKey: string
  /** Identifier of a map style made in Google's console. */
  readonly mapId?: string
  /** When to give up waiting for Google. @default 10000 */
  readonly giveUpMs?: number
  readonly clock?: Clock
}

/**
 * Google's map as the basemap, by Google's own loader. Its script is asked for when a map is seen, with the nonce that
 * the page's own scripts carry. Rejects with "Failed to load Google Maps API" when it has not come after ten seconds.
 */
export function createGoogleMap(options: GoogleMapOptions): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openGoogleBasemap } = await import("./google-basemap.ts")
      return openGoogleBasemap(node, basemap, options)
    },
  }
}
