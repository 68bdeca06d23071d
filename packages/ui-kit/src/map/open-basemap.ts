import type { Store } from "../behaviour/store.ts"
import type { Basemap } from "./map-adapter.types.ts"
import type { createClusters } from "./map-clusters.ts"

export interface OpenBasemap {
  readonly basemap: Basemap
  readonly clusterPlaces: typeof createClusters
}

export type BasemapStore = Store<OpenBasemap | null>
