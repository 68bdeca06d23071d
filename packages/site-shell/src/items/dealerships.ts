import { findAll, hasFailed, type StockSearch } from "@forecourt/api-clients/search"
import { getCountry, readSchedule } from "@forecourt/calendar"
import type { Dealership, Department } from "@forecourt/contracts/search"
import { toSharedPicture } from "../head/shared-picture.ts"
import { createPositionThing } from "../structured-data/describe-dealership.ts"
import { createHoursThing } from "../structured-data/describe-hours.ts"
import { type Thing, toProperty } from "../structured-data/graph.ts"
import type { ItemFields, ItemKind, ListedItem } from "./item-kinds.ts"

const ID = "site_id"
const SLUG = "slug"

const PAGE_SIZE = 100

/** The item kind for dealerships. The page of each dealership is identified by its slug. Spec 2 §2.7. */
export const DEALERSHIPS: ItemKind = {
  name: "dealership",
  base: "dealershipPath",
  index: "sites",
  missing: "list",
  isId: (segment) => /^[^\s/?#]{1,200}$/.test(segment),
  addressFields: [ID, SLUG],

  async find(stock, slug, fields) {
    const dealerships = await stock.findDealerships({
      filters: [{ name: SLUG, values: [slug] }],
      limit: 1,
      ...(fields && { fields: [...fields] }),
    })
    return { fields: (dealerships.content[0] as ItemFields | undefined) ?? null, hasFailed: hasFailed(dealerships) }
  },

  getSlug: () => null,

  /**
   * Returns true if the dealership has no identifier, since it then cannot be distinguished from other dealerships.
   * Spec 2 §8.
   */
  isGone: (fields) => !toDealership(fields).site_id,

  head(fields) {
    const { site_official_name: name = "", site_city: city } = toDealership(fields)
    const src = getPicture(toDealership(fields))
    const description = [name, formatAddress(toDealership(fields))].filter(Boolean).join(", ")
    return {
      metaTitle: { value: city === undefined || name.includes(city) ? name : `${name}, ${city}` },
      navTitle: { value: name },
      metaDescription: { value: description },
      ...(src && { ogImage: { value: { src, alt: name } } }),
    }
  },

  describe(fields, { toAbsolute, locale }) {
    const dealership = toDealership(fields)
    const { site_departments: departments = [] } = dealership
    const src = getPicture(dealership)
    const workshops = departments.filter(({ group }) => group === "Workshop")
    const main = departments.find(({ group }) => group === "New cars") ?? departments[0]
    return {
      "@type": "AutoDealer",
      name: dealership.site_official_name ?? "",
      ...toProperty("image", src && toAbsolute(toSharedPicture(src))),
      ...toProperty("telephone", dealership.site_phone),
      ...toProperty("email", dealership.site_email),
      address: toAddressThing(dealership, locale),
      ...createPositionThing(dealership.site_geocoord ?? ""),
      ...toDepartmentThing(main, locale),
      ...(workshops.length > 0 && {
        department: workshops.map((workshop) => ({
          "@type": "AutoRepair",
          name: workshop.official_name ?? workshop.name,
          ...toProperty("telephone", workshop.phone),
          ...toDepartmentThing(workshop, locale),
        })),
      }),
    }
  },

  async list(stock: StockSearch) {
    const dealerships = await findAll(stock.findDealerships, { fields: [ID, SLUG], limit: PAGE_SIZE })
    if (dealerships === null)
      throw new Error("sitemap: the dealerships could not be searched. Their last list is kept.")
    return dealerships.flatMap((fields) => toListed(fields as ItemFields))
  },
}

function toDealership(fields: ItemFields): Partial<Dealership> {
  return fields as Partial<Dealership>
}

function toListed(fields: ItemFields): ListedItem[] {
  const { site_id: id, slug } = toDealership(fields)
  return id && slug ? [{ id: slug, slug: null, changed: null }] : []
}

function getPicture({ site_primary_image: picture, site_image_url: address }: Partial<Dealership>): string | undefined {
  return picture?.original ?? address
}

function formatAddress({ site_street: street, site_zip: zip, site_city: city }: Partial<Dealership>): string {
  return [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ")
}

function toAddressThing({ site_street, site_zip, site_city, site_region }: Partial<Dealership>, locale: string): Thing {
  return {
    "@type": "PostalAddress",
    ...toProperty("streetAddress", site_street),
    ...toProperty("postalCode", site_zip),
    ...toProperty("addressLocality", site_city),
    ...toProperty("addressRegion", site_region),
    addressCountry: locale.slice(-2),
  }
}

function toDepartmentThing({ openingschedule }: Partial<Department> = {}, locale: string): Thing {
  return createHoursThing(openingschedule ? readSchedule(openingschedule, getCountry(locale)) : null)
}
