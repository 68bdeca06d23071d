import type { Basemap } from "./map-adapter.types.ts"
import type { createClusters } from "./map-clusters.ts"
import type { Store } from "./store.ts"

/** The open basemap, including the module that clusters its places. */
export interface OpenBasemap {
  readonly basemap: Basemap
  readonly clusterPlaces: typeof createClusters
}

/** The store of the open basemap, which also notifies its subscribers of each movement. */
export type BasemapStore = Store<OpenBasemap | null>
