import type { Basemap } from "./map-adapter.types.ts"
import type { createClusters } from "./map-clusters.ts"
import type { Store } from "./store.ts"

/** The basemap once it is open, with what came with it. */
export interface OpenBasemap {
  readonly basemap: Basemap
  readonly clusterPlaces: typeof createClusters
}

/** The basemap, and word of each of its movements. */
export type BasemapStore = Store<OpenBasemap | null>
