import type { Services } from "@forecourt/api-clients/content"
import { hasFailed } from "@forecourt/api-clients/search"
import type { Load } from "@forecourt/renderer"
import type { ComparePage } from "../generated/compare-page.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { CAR } from "../stock/compare/compare-address.ts"
import { createComparedRequest, toComparedCars } from "../stock/compare/find-compared.ts"

/** Loads the cars in the URL with all data for the comparison. Spec 2 §7. */
export const load: Load<ComparePage, Services, readonly CarDocument[] | undefined> = async ({
  page,
  services,
  signal,
  onListing,
}) => {
  const { [CAR]: ids = [] } = page.choices
  if (ids.length === 0) return []
  // Comparisons are noindex: there are endless combinations, and each car has a page that is indexed.
  onListing?.({ values: [], isIndexable: false, items: [] })
  const response = await services.stock.findCars(createComparedRequest(ids), { signal })
  return hasFailed(response) ? undefined : toComparedCars(response, ids)
}
