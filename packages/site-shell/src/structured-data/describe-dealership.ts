import { getCountry, readWeek } from "@forecourt/calendar"
import { parsePosition } from "@forecourt/contracts/distance"
import { fieldsOfTemplate } from "@forecourt/renderer"
import type { PageContent } from "../page/page-content.types.ts"
import { visitorPath } from "../page/site-paths.ts"
import { describeHours } from "./describe-hours.ts"
import { companyId, given, type Thing } from "./graph.ts"

interface DealershipSource {
  readonly site: { readonly languages: readonly string[] }
}

/**
 * One place of the company, on the page about it: a dealer with its workshop as a department, or a workshop where no
 * cars are sold. Nothing when editors gave no address.
 */
export function describeDealership(content: PageContent, { site }: DealershipSource, base: URL): Thing[] {
  const { item, path, name } = content
  const place = fieldsOfTemplate(item, "DealershipPage")
  const address = place && describeAddress(place, content.site.locale)
  if (place === null || address === null) return []

  const url = new URL(visitorPath(path, content.site.language, site), base).href
  const country = getCountry(content.site.locale)
  const sales = readWeek(place.openingHours?.value ?? "", country)
  const workshop = readWeek(place.workshopHours?.value ?? "", country)
  const common = { ...given("telephone", place.telephone?.value), address }
  return [
    {
      "@type": sales === null && workshop !== null ? "AutoRepair" : "AutoDealer",
      "@id": `${url}#place`,
      name: content.fields.metaTitle?.value ?? name,
      url,
      ...common,
      ...describePosition(place.position?.value ?? ""),
      ...describeHours(sales ?? workshop),
      ...(sales !== null &&
        workshop !== null && {
          department: { "@type": "AutoRepair", "@id": `${url}#workshop`, name, ...common, ...describeHours(workshop) },
        }),
      ...(content.settings.name && { parentOrganization: { "@id": companyId(base) } }),
    },
  ]
}

type Place = NonNullable<ReturnType<typeof fieldsOfTemplate<"DealershipPage">>>

function describeAddress({ streetAddress, postalCode, city }: Place, locale: string): Thing | null {
  if (!streetAddress?.value.trim() || !city?.value.trim()) return null
  return {
    "@type": "PostalAddress",
    ...given("streetAddress", streetAddress.value),
    ...given("postalCode", postalCode?.value),
    ...given("addressLocality", city.value),
    addressCountry: locale.slice(-2),
  }
}

/** The position of a dealership; nothing when the text is none. */
export function describePosition(text: string): Thing {
  const position = parsePosition(text)
  return position === null ? {} : { geo: { "@type": "GeoCoordinates", ...position } }
}
