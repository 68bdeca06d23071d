import { createBudgetFilters, FINANCE_FIELDS, type MonthlyKind } from "@forecourt/api-clients/car-offers"
import type { StockRequest, StockResponse } from "@forecourt/api-clients/search"
import type { Facet, SearchFilter, SearchInput } from "@forecourt/contracts/search"
import {
  type FilterQuery,
  isQuoted,
  type ListChoice,
  type Place,
  type Relaxed,
  removeChip,
  toSearchRequest,
} from "@forecourt/filters-machine"
import { SWIPED_CARD_FIELDS } from "../stock/card-fields.ts"
import type { FoundFacets } from "./car-list.types.ts"
import { getChipKey } from "./chip-key.ts"
import { BUDGET, requiresAll, SEARCHED_FIELDS } from "./list-fields.ts"
import { listShownChips } from "./span.ts"

export type CarSearch = (
  request: StockRequest,
  options?: { readonly signal?: AbortSignal },
) => Promise<StockResponse & { readonly relaxed?: Relaxed }>

export interface ListStock {
  readonly search: CarSearch
  readonly filters: readonly SearchFilter[]
  /** The towns that have cars, with their coordinates. They are needed for a search by distance. */
  readonly places?: readonly Place[]
  /** The kind of monthly cost that the cards show. It determines the requested fields. @default none */
  readonly monthly?: MonthlyKind | null
}

export type ListScope = Pick<ListStock, "filters" | "places" | "monthly">

export function createPageRequest(
  query: FilterQuery,
  page: number,
  { places = [], ...scope }: ListScope,
): StockRequest {
  const request = toSearchRequest(query, SEARCHED_FIELDS, { index: "", page, places })
  return toRequest(
    {
      ...request,
      filters: [...(request.filters ?? []), ...createBudgetFilters(query.lists[BUDGET]?.[0]?.value ?? "")],
    },
    scope,
  )
}

/** Creates a request from a search input. The name of the index is removed, because the site adds it. */
export function toRequest({ index: _, ...input }: SearchInput, { filters, monthly }: ListScope): StockRequest {
  const all = [...(input.filters ?? []), ...filters]
  return {
    ...input,
    fields: [...SWIPED_CARD_FIELDS, ...(monthly ? FINANCE_FIELDS[monthly] : [])],
    ...(all.length > 0 && { filters: all }),
  }
}

/**
 * Counts how many cars would match without each active filter. For facet values, the counts are already in the facets.
 * Each other filter requires a search.
 */
export async function countWithout(
  query: FilterQuery,
  facets: readonly Facet[],
  { search, ...scope }: ListStock,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Readonly<Record<string, number>>> {
  let searches = isQuoted(query.keyphrase) || query.keyphrase === "" ? MAX_SEARCHES : MAX_SEARCHES - 1
  const counts = listShownChips(query, { facets: facets as FoundFacets }).map(async (chip) => {
    const without = removeChip(query, chip)
    if ("field" in chip && chip.field in query.lists && hasCounts(chip.field))
      return [getChipKey(chip), countChosen(facets, chip.field, without)] as const
    // Words that are not in quotation marks were left out already.
    const isKnown = chip.kind === "keyphrase" && !isQuoted(chip.keyphrase)
    if (isKnown || searches-- <= 0) return [getChipKey(chip), 0] as const
    const { total_items } = await search({ ...createPageRequest(without, 0, scope), limit: 0 }, options)
    return [getChipKey(chip), total_items] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** True if the facets contain the number of cars for each value of a field. */
function hasCounts(field: string): boolean {
  return field !== BUDGET && !requiresAll(field)
}

/** The maximum number of additional searches when the list is empty. */
const MAX_SEARCHES = 2

/**
 * Returns the number of cars that match the selected and the excluded values of a field. It is calculated from the
 * facet's counts, which ignore the current filter in this field.
 */
function countChosen(facets: readonly Facet[], field: string, { lists }: FilterQuery): number {
  const values = facets.find(({ name }) => name === field)?.value ?? []
  const [chosen = [], excluded = []] = [false, true].map((isExcluded) =>
    (lists[field] ?? []).filter((choice) => choice.isExcluded === isExcluded),
  )
  const count = ({ value, children }: Pick<ListChoice, "value" | "children">) => {
    const matching = values.find(({ text }) => text === value)
    const below = (matching?.children ?? []).filter(({ text }) => children.includes(text))
    return children.length === 0 ? (matching?.count ?? 0) : below.reduce((sum, child) => sum + child.count, 0)
  }
  const all = chosen.length > 0 ? chosen : values.map(({ text }) => ({ value: text, children: [] }))
  const sum = (choices: Parameters<typeof count>[0][]) => choices.reduce((total, choice) => total + count(choice), 0)
  return sum(all) - sum(excluded.filter(({ value }) => all.some((choice) => choice.value === value)))
}
