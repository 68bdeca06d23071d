import type { Store } from "../behaviour/store.ts"
import type { Basemap } from "./map-adapter.types.ts"
import type { createClusters } from "./map-clusters.ts"

export interface OpenBasemap {
  readonly basemap: Basemap
  readonly clusterPlaces: typeof createClusters
}

/**
 * The store that holds the open basemap. It notifies its subscribers when the basemap opens and whenever the map moves.
 */
export type BasemapStore = Store<OpenBasemap | null>
