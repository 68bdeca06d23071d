import { FINANCE_FIELDS } from "@forecourt/api-clients/car-offers"
import type { SearchFilter } from "@forecourt/contracts/search"
import { type FilterQuery, MAX_PAGES } from "@forecourt/filters-machine"
import type { CarList, CarListOnly } from "../generated/car-list.ts"
import type { CarDocument } from "../stock/car-document.ts"
import { type CarsOf, type CostOf, getCardMonthly, selectOriginals } from "../stock/stock-car.select.ts"
import type { FoundCars, ListResults, ListState } from "./car-list.types.ts"

/** Converts the list's `only` field to filters. A car must match one of the values of each facet. */
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

export function getMonthly(monthly: CarList["monthly"]): CarsOf["monthly"] {
  return MONTHLY[monthly]
}

export function getFirstState({ page }: Pick<FilterQuery, "page">, results: ListResults | null): ListState {
  if (page >= MAX_PAGES) return "beyond"
  if (results === null) return "failed"
  return results.total === 0 ? "empty" : "ready"
}

const OFFERS: ReadonlySet<string> = new Set(Object.values(FINANCE_FIELDS).flat())

/**
 * Reduces the cars to what their cards show, since the page contains this data. The monthly costs are calculated, so
 * the page does not need the offers.
 */
export function toCardData(found: FoundCars, of: CostOf): FoundCars {
  const { items } = found
  return {
    ...found,
    costs: items.map((car) => getCardMonthly(car, of)),
    items: items.map((car) => selectOriginals(removeOffers(car))),
  }
}

function removeOffers(car: CarDocument): CarDocument {
  return Object.fromEntries(Object.entries(car).filter(([name]) => !OFFERS.has(name)))
}

export function toListResults({ items, costs: _, places: __, ...results }: FoundCars): ListResults {
  return { ...results, shown: items.length }
}
