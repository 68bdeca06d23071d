import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import type { SearchFilter, SearchInput } from "@forecourt/contracts/search"
import { type FilterQuery, listChips, type Place, removeChip, toSearchRequest } from "@forecourt/filters-machine"
import { FINANCE_FIELDS } from "../stock/calculator/ways-to-pay.select.ts"
import { CARD_FIELDS } from "../stock/card-fields.ts"
import type { MonthlyKind } from "../stock/monthly-costs.ts"
import { getChipKey } from "./chip-key.ts"
import { LIST_FIELDS } from "./list-fields.ts"

/** Searches the site's stock. */
export type CarSearch = (request: StockRequest, options?: { readonly signal?: AbortSignal }) => Promise<StockResponse>

/** The stock in which a list searches. */
export interface ListStock {
  readonly search: CarSearch
  /** The filters that all of its cars match. */
  readonly filters: readonly SearchFilter[]
  /** The locations of its cars, when a distance is chosen. */
  readonly places?: readonly Place[]
  /** The kind of monthly cost on its cards, which determines the requested fields. @default none */
  readonly monthly?: MonthlyKind | null
}

/** The parts of the stock that do not depend on where the search runs. */
export type ListScope = Pick<ListStock, "filters" | "places" | "monthly">

/** The maximum number of chips for which the number of cars without each is requested. */
const MAX_TRIED = 8

/** Returns the request for one page of the list. */
export function createPageRequest(
  query: FilterQuery,
  page: number,
  { places = [], ...scope }: ListScope,
): StockRequest {
  return toRequest(toSearchRequest(query, LIST_FIELDS, { index: "", page, places }), scope)
}

/** Converts a request of the filters' state machine: the site adds its own index. */
export function toRequest({ index: _, ...input }: SearchInput, { filters, monthly }: ListScope): StockRequest {
  const all = [...(input.filters ?? []), ...filters]
  return {
    ...input,
    fields: [...CARD_FIELDS, ...(monthly ? FINANCE_FIELDS[monthly] : [])],
    ...(all.length > 0 && { filters: all }),
  }
}

/** Returns the number of cars without each of the chosen filters. */
export async function countWithout(
  query: FilterQuery,
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Readonly<Record<string, number>>> {
  const chips = listChips(query, LIST_FIELDS).slice(0, MAX_TRIED)
  const counts = chips.map(async (chip) => {
    const { total_items } = await search({ ...createPageRequest(removeChip(query, chip), 0, scope), limit: 0 }, options)
    return [getChipKey(chip), total_items] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
