import type { Clock } from "../behaviour/behaviour.types.ts"
import type { MapAdapter } from "./map-adapter.types.ts"

export interface GoogleMapOptions {
  /** Key of the site for Google's JavaScript Maps API. */
  readonly apiKey: string
  /** Identifier of a map style made in Google's console. */
  readonly mapId?: string
  /** How often it is looked whether Google's script has come. @default 100 */
  readonly pollMs?: number
  /** When to give up. @default 10000 */
  readonly giveUpMs?: number
  readonly clock?: Clock
}

/**
 * Google's map as the basemap. Its script is asked for when a map is seen, with the nonce of the page.
 * Rejects with "Failed to load Google Maps API" when it has not come after ten seconds.
 */
export function googleMap(options: GoogleMapOptions): MapAdapter {
  return {
    open: async (node, basemap) => {
      const { openGoogleBasemap } = await import("./google-basemap.ts")
      return openGoogleBasemap(node, basemap, options)
    },
  }
}
