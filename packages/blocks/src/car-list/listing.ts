import { chipsOf, type FilterQuery } from "@forecourt/filters-machine"
import type { PageListing } from "@forecourt/renderer"
import type { FoundCars } from "./car-list.types.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const BRANDS = "car_brand"

/** What the list says of its page: the make and the model that it is narrowed to, and its cars. Spec 2 §2.1. */
export function listingOf(query: FilterQuery, items: FoundCars["items"], carPath: string): PageListing {
  const [brand, ...others] = query.lists[BRANDS] ?? []
  const chips = chipsOf(query, LIST_FIELDS)
  const isBrand = brand !== undefined && others.length === 0 && !brand.isExcluded && brand.children.length < 2
  const values = isBrand ? [brand.value, ...brand.children] : []
  return {
    values,
    isFiltered: chips.length > values.length || query.sortName !== null,
    items: items.map(({ car_id: id, slug, car_brand: make, car_model: model, car_version: version }) => ({
      name: [make, model, version].filter(Boolean).join(" "),
      href: `${carPath}/${id}/${slug}`,
    })),
  }
}
