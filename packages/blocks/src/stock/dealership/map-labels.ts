import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import type { PlaceMapLabels } from "@forecourt/ui-kit/map"

/** The URL path template of the map tiles. It is the same on every site. */
export const MAP_TILES = "/-/map/{z}/{x}/{y}.mvt"

export function createMapLabels(site: Pick<SiteContext, "text">): PlaceMapLabels {
  return {
    ...getGroupTexts(site, "map"),
    label: site.text("dealership.map"),
    failed: site.text("dealership.mapFailed"),
  }
}
