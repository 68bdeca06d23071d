import type { Services } from "@forecourt/api-clients/content"
import { formatQuery, MAX_PAGES } from "@forecourt/filters-machine"
import type { Load } from "@forecourt/renderer"
import type { CarList } from "../generated/car-list.ts"
import { carPathOf } from "../stock/car-path.ts"
import { filtersFrom, writeFound } from "./car-list.rules.ts"
import { findCars, untilFailed } from "./find-cars.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { listingOf } from "./listing.ts"
import { readAddress } from "./read-address.ts"

/** The cars that the address asks for, all pages up to its own. Spec 2 §7. */
export const load: Load<CarList, Services> = async ({ fields, services, site, page, signal, onListing }) => {
  const stock = { search: untilFailed(services.stock.findCars), filters: filtersFrom(fields.only) }
  const query = await readAddress(page.choices, { site, stock, signal })
  const asked = { query: formatQuery(query, LIST_FIELDS) }
  if (query.page >= MAX_PAGES) return asked

  const found = await findCars(query, stock, { signal })
  onListing?.(listingOf(query, found?.items ?? [], carPathOf(site)))
  return { ...asked, ...(found !== null && { found: writeFound(found) }) }
}
