import type { Basemap } from "./map-adapter.types.ts"
import type { createClusters } from "./map-clusters.ts"
import type { Store } from "./store.ts"

export interface OpenBasemap {
  readonly basemap: Basemap
  readonly clusterPlaces: typeof createClusters
}

/** The store of the open basemap. Its subscribers are also notified whenever the map moves. */
export type BasemapStore = Store<OpenBasemap | null>
