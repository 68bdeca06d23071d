import type { SearchFilter } from "@forecourt/contracts/search"
import { type FilterQuery, MAX_PAGES } from "@forecourt/filters-machine"
import type { CarList, CarListOnly } from "../generated/car-list.ts"
import { writeCars } from "../stock/found-cars.ts"
import type { CarsOf } from "../stock/stock-car.select.ts"
import type { FoundCars, ListState } from "./car-list.types.ts"

/** What all cars of the list have, as the search is asked. Values of one facet are alternatives. */
export function toFilters(only: readonly CarListOnly[] = []): SearchFilter[] {
  const byFacet = Map.groupBy(only, ({ facet }) => facet)
  return [...byFacet].map(([name, same]) => ({ name, values: same.map(({ value }) => toFilterValue(name, value)) }))
}

function toFilterValue(name: string, value: string): string | boolean {
  return name.startsWith("car_has_") ? value === "true" : value
}

const MONTHLY: Readonly<Record<CarList["monthly"], CarsOf["monthly"]>> = {
  None: null,
  Loan: "loan",
  PrivateLeasing: "private",
  CompanyLeasing: "company",
}

/** Which monthly cost cards show. */
export function getMonthly(monthly: CarList["monthly"]): CarsOf["monthly"] {
  return MONTHLY[monthly]
}

/** What the server's page shows. */
export function getFirstState({ page }: Pick<FilterQuery, "page">, found: FoundCars | null): ListState {
  if (page >= MAX_PAGES) return "beyond"
  if (found === null) return "failed"
  return found.total === 0 ? "empty" : "ready"
}

/** What was found, as the loader left it; `null` when it is not that. */
export function readFound(json = ""): FoundCars | null {
  try {
    const found: FoundCars = JSON.parse(json)
    if (!Array.isArray(found.items) || !Array.isArray(found.facets)) return null
    return Number.isInteger(found.firstPage) ? found : { ...found, firstPage: 0 }
  } catch {
    return null
  }
}

/** As JSON, without what no card shows: it travels with the page. */
export function writeFound(found: FoundCars): string {
  return writeCars(found)
}
