import type { Services } from "@forecourt/api-clients/content"
import { type FilterQuery, formatQuery, MAX_PAGES, type Place } from "@forecourt/filters-machine"
import type { Load } from "@forecourt/renderer"
import { getPostedOutcome, type PostedOutcome } from "../forms/posted-outcome.ts"
import type { CarList } from "../generated/car-list.ts"
import { getCarPath } from "../stock/car-path.ts"
import { getMarket } from "../stock/market.ts"
import { getMonthly, toFilters } from "./car-list.rules.ts"
import type { FoundCars } from "./car-list.types.ts"
import { createFailFastSearch, findCars } from "./find-cars.ts"
import { findPlaces } from "./find-places.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import type { ListStock } from "./list-search.ts"
import { createListing } from "./listing.ts"
import { readAddress } from "./read-address.ts"
import { createRelaxedSearch } from "./relaxed-search.ts"
import { createUnitSearch } from "./search-in-units.ts"

export interface CarListData {
  /** The query string of the page's URL. */
  readonly query: string
  /** The results, or `null` if the search failed or the page number exceeds the maximum. */
  readonly found: FoundCars | null
  /** The outcome of the form of search alerts that was submitted without JavaScript. */
  readonly alert?: PostedOutcome
}

/** Loads the cars for the page number in the URL and for up to three pages before it. Spec 2 §7. */
export const load: Load<CarList, Services, CarListData> = async (props) => {
  const { fields, services, site, page, signal, onListing } = props
  const market = getMarket(site.name)
  const unitSearch = createUnitSearch(createFailFastSearch(services.stock.findCars), market)
  const search = createRelaxedSearch(unitSearch, market.language ?? site.language)
  const stock = { search, filters: toFilters(fields.only), monthly: getMonthly(fields.monthly) }
  const places = findPlaces(services.stock, { signal })
  const alert = getPostedOutcome(page)
  const { message: _, ...choices } = page.choices
  const { query, ends } = await readAddress(choices, { site, stock, signal })
  const address = formatQuery(query, LIST_FIELDS)
  if (query.page >= MAX_PAGES) {
    onListing?.({ values: [], isIndexable: false, items: [] })
    return { query: address, found: null }
  }

  const results = await findAround(query, stock, { places, signal })
  onListing?.(createListing(query, results, getCarPath(site)))
  return { query: address, found: results && { ...results, ends }, ...(alert && { alert }) }
}

interface AroundOf {
  readonly places: Promise<readonly Place[] | null>
  readonly signal: AbortSignal
}

/**
 * Finds the cars. In a search by distance, the towns are loaded first, because the search depends on their positions.
 */
async function findAround(
  query: FilterQuery,
  stock: ListStock,
  { places, signal }: AroundOf,
): Promise<FoundCars | null> {
  if (query.near === null) {
    const [results, known] = await Promise.all([findCars(query, stock, { signal }), places])
    return results && { ...results, places: known ?? [] }
  }
  const known = await places
  const results = known && (await findCars(query, { ...stock, places: known }, { signal }))
  return results && known && { ...results, places: known }
}
