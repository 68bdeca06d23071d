import { type FilterQuery, listChips } from "@forecourt/filters-machine"
import type { PageListing } from "@forecourt/renderer"
import type { FoundCars } from "./car-list.types.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const BRANDS = "car_brand"

/**
 * Creates the description of the list for its page: the make and the model by which it is filtered, and its cars. Spec
 * 2 §2.1.
 *
 * `results` is `null` when the search failed. Only cars prove that a make and a model exist: without cars the words of an
 * address may be invented by the visitor.
 */
export function createListing(query: FilterQuery, results: FoundCars | null, carPath: string): PageListing {
  const narrowing = getMakeAndModel(query)
  const isNarrowedOnly = listChips(query, LIST_FIELDS).length <= narrowing.length && query.sortName === null
  return {
    values: results !== null && results.total > 0 ? narrowing : [],
    isIndexable: isNarrowedOnly && results?.total !== 0,
    items: (results?.items ?? []).map(
      ({ car_id: id, slug, car_brand: make, car_model: model, car_version: version }) => ({
        name: [make, model, version].filter(Boolean).join(" "),
        href: `${carPath}/${id}/${slug}`,
      }),
    ),
  }
}

/** Returns the make by which a query is filtered, and its model if any; empty for every other query. */
export function getMakeAndModel(query: FilterQuery): readonly string[] {
  const [brand, ...others] = query.lists[BRANDS] ?? []
  const isOne = brand !== undefined && others.length === 0 && !brand.isExcluded && brand.children.length < 2
  return isOne ? [brand.value, ...brand.children] : []
}
