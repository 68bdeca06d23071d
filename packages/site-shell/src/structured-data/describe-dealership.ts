import { getCountry, readWeek } from "@forecourt/calendar"
import { parsePosition } from "@forecourt/contracts/distance"
import { getTemplateFields } from "@forecourt/renderer"
import type { PageContent } from "../page/page-content.types.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { createHoursThing } from "./describe-hours.ts"
import { createAddressThing, getCompanyId, type Thing, toProperty } from "./graph.ts"

interface DealershipSource {
  readonly site: { readonly languages: readonly string[] }
}

export function createDealershipThings(content: PageContent, { site }: DealershipSource, base: URL): Thing[] {
  const { item, path, name } = content
  const place = getTemplateFields(item, "DealershipPage")
  if (!place?.streetAddress?.value.trim() || !place.city?.value.trim()) return []

  const url = new URL(toVisitorPath(path, content.site.language, site), base).href
  const country = getCountry(content.site.locale)
  const sales = readWeek(place.openingHours?.value ?? "", country)
  const workshop = readWeek(place.workshopHours?.value ?? "", country)
  const common = {
    ...toProperty("telephone", place.telephone?.value),
    address: createAddressThing(place, content.site.locale),
  }
  return [
    {
      "@type": sales === null && workshop !== null ? "AutoRepair" : "AutoDealer",
      "@id": `${url}#place`,
      name: content.fields.metaTitle?.value ?? name,
      url,
      ...common,
      ...createPositionThing(place.position?.value ?? ""),
      ...createHoursThing(sales ?? workshop),
      ...(sales !== null &&
        workshop !== null && {
          department: {
            "@type": "AutoRepair",
            "@id": `${url}#workshop`,
            name,
            ...common,
            ...createHoursThing(workshop),
          },
        }),
      ...(content.settings.name && { parentOrganization: { "@id": getCompanyId(base) } }),
    },
  ]
}

export function createPositionThing(text: string): Thing {
  const position = parsePosition(text)
  return position === null ? {} : { geo: { "@type": "GeoCoordinates", ...position } }
}
