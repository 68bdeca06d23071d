import type { SiteContext } from "@forecourt/renderer"
import type { PlaceMapLabels } from "@forecourt/ui-kit/map"

/** The URL path template of the map tiles. It is the same on every site. */
export const MAP_TILES = "/-/map/{z}/{x}/{y}.mvt"

export function createMapLabels({ text }: Pick<SiteContext, "text">): PlaceMapLabels {
  return {
    label: text("dealership.map"),
    keys: text("map.keys"),
    zoomIn: text("map.zoomIn"),
    zoomOut: text("map.zoomOut"),
    wheel: text("map.wheel"),
    fingers: text("map.fingers"),
    loading: text("map.loading"),
    failed: text("dealership.mapFailed"),
    retry: text("map.retry"),
  }
}
