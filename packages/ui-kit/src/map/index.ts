export { createGoogleMap, type GoogleMapOptions } from "./google-map.ts"
export type { PlaceMapLabels, PlaceMapRootProps } from "./map.tsx"
export type {
  Basemap,
  BasemapOptions,
  BasemapTexts,
  Camera,
  MapAdapter,
  Point,
  Position,
  Sight,
} from "./map-adapter.types.ts"
export { BOOKING_ZOOM, DEFAULT_CENTRE, type MapReason, type Place, SITE_ZOOM } from "./map-core.ts"
export type { ListedView, PlaceMapItemProps } from "./map-list.tsx"
export * as PlaceMap from "./map-parts.ts"
export type { PlaceMapViewProps } from "./map-view.tsx"
export { type OpenMapOptions, openMap, type Tile } from "./open-map.ts"
