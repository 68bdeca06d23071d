import type { SiteContext } from "@forecourt/renderer"
import { getGroupTexts } from "@forecourt/renderer/texts"
import type { PlaceMapLabels } from "@forecourt/ui-kit/map"

export function createMapLabels(site: Pick<SiteContext, "text">): PlaceMapLabels {
  return {
    ...getGroupTexts(site, "map"),
    label: site.text("dealership.map"),
    failed: site.text("dealership.mapFailed"),
  }
}
