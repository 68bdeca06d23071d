import { type FilterQuery, listChips } from "@forecourt/filters-machine"
import type { PageListing } from "@forecourt/renderer"
import type { FoundCars, FoundFacets } from "./car-list.types.ts"
import { LIST_FIELDS } from "./list-fields.ts"

const BRANDS = "car_brand"

/**
 * Creates the description of the list for its page: the make and the model by which the list is filtered, and its cars.
 * Spec 2 §2.1.
 *
 * `results` is `null` if the search failed. The make and the model are included only if there are cars, since a visitor
 * may have invented the words in the URL.
 */
export function createListing(query: FilterQuery, results: FoundCars | null, carPath: string): PageListing {
  const isIndexable = isOnlyNarrowed(query) && results?.total !== 0
  return {
    values: results !== null && results.total > 0 ? getMakeAndModel(query) : [],
    isIndexable,
    narrowings: listNarrowings(results?.facets ?? []),
    items: (results?.items ?? []).map(
      ({ car_id: id, slug, car_brand: make, car_model: model, car_version: version }) => ({
        name: [make, model, version].filter(Boolean).join(" "),
        href: `${carPath}/${id}/${slug}`,
      }),
    ),
  }
}

/**
 * Returns the make and model for the title. Returns an empty array if there are other filters or if there are no cars.
 */
export function getTitleValues(query: FilterQuery, total: number): readonly string[] {
  return total > 0 && isOnlyNarrowed(query) ? getMakeAndModel(query) : []
}

/** True if the only filters of a query are a make and a model, and the query has the default sort order. */
function isOnlyNarrowed(query: FilterQuery): boolean {
  return listChips(query, LIST_FIELDS).length <= getMakeAndModel(query).length && query.sortName === null
}

function listNarrowings(facets: FoundFacets): readonly (readonly string[])[] {
  const makes = facets.find(({ name }) => name === BRANDS)?.value ?? []
  return makes
    .filter(({ count }) => count > 0)
    .flatMap(({ text: make, children = [] }) => [
      [make],
      ...children.filter(({ count }) => count > 0).map(({ text: model }) => [make, model]),
    ])
}

/**
 * Returns the selected make and, if there is one, the selected model. Returns an empty array unless exactly one make
 * and at most one of its models are selected.
 */
export function getMakeAndModel(query: FilterQuery): readonly string[] {
  const [brand, ...others] = query.lists[BRANDS] ?? []
  const isOne = brand !== undefined && others.length === 0 && !brand.isExcluded && brand.children.length < 2
  return isOne ? [brand.value, ...brand.children] : []
}
