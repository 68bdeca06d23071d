import {
  clearQuery,
  type FilterQuery,
  formatQuery,
  MAX_TOTAL,
  PAGE_SIZE,
  quoteKeyphrase,
  setKeyphrase,
  setSort,
  showMore,
} from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { FacetValues } from "@forecourt/ui-kit/facet-list"
import type { SortOption } from "@forecourt/ui-kit/sort"
import { getMoneyFormat, type Market } from "../stock/market.ts"
import { formatCount, formatNumber } from "../stock/stock-format.ts"
import { createBudgetFacet } from "./budget.select.ts"
import { createText } from "./car-list.texts.ts"
import type {
  BudgetFacet,
  Facet,
  ListFacet,
  ListResults,
  ListSetup,
  ListState,
  NearFacet,
  Parameters,
} from "./car-list.types.ts"
import { getChips, listAddress } from "./chosen.select.ts"
import { createFacets } from "./facets.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { getTitleValues } from "./listing.ts"
import { createNearFacet } from "./near.select.ts"

export interface ListSituation {
  readonly query: FilterQuery
  readonly results: ListResults
  readonly state: ListState
}

/** The data of the list, as its layout renders it. */
export type CarListView = ReturnType<typeof createListView>

export function createListView(situation: ListSituation, setup: ListSetup) {
  const { query, results, state } = situation
  const { locale, path, market, contactHref } = setup
  const site = { locale, text: createText(setup.texts) }
  const { shown, total, firstPage, hasMore } = results
  const previous = firstPage * PAGE_SIZE
  const without = results.without ?? {}
  const around = { market, places: setup.places, site }
  const name = getTitleValues(query, total).join(" ")
  return {
    state,
    /**
     * The make and model at the start of the heading. It is an empty string if the list is not limited to a make or
     * model.
     */
    name,
    /** The formatted number of cars. If the list is limited to a make or model, the lowest price is included. */
    count: formatStock(results, { name, market, site }),
    /**
     * The number of cars in the text of the button that closes the filters on a phone, such as `1 234` or `10000+`.
     */
    submitCount: formatHitCount(total, locale),
    locale,
    path,
    /** The URL of the list without any filters. */
    address: listAddress(path, clearQuery(query)),
    /** The URL of the list with the current filters. */
    hereHref: listAddress(path, query),
    /** The URL of the list with the current filters but without the search words. */
    searchAddress: listAddress(path, setKeyphrase(query, "")),
    /**
     * The hidden fields of the filter form. Without JavaScript, they preserve the search words and the sort order when
     * the form is submitted.
     */
    besideFilters: toParameters({ ...query, lists: {}, ranges: {}, near: null, page: 0 }),
    /**
     * The hidden fields of the sort form. Without JavaScript, they preserve the filters and the search words when the
     * form is submitted.
     */
    besideSort: toParameters(setSort(query, null)),
    keyphrase: query.keyphrase,
    /**
     * The search words that were ignored because no car matches them, with a link that searches for them anyway. It is
     * `null` if no words were ignored.
     */
    relaxed: createRelaxed(situation, path, site),
    facets: addBudget(
      addNear(
        createFacets({
          query,
          facets: results.facets,
          ends: results.ends,
          marks: setup.marks,
          market,
          monthly: setup.monthly,
          text: site.text,
        }),
        createNearFacet(query, around),
      ),
      createBudgetFacet(query, { ...around, monthly: setup.monthly }),
    ),
    chosen: getChips({ query, results, path, market, site, without }),
    sorts: sortOptions(site),
    sort: query.sortName ?? LIST_FIELDS.sorts[0],
    total,
    shown,
    /** The number of cars on the pages before the first visible car. */
    offset: previous,
    /**
     * The progress text with the placeholders `{shown}` and `{total}`. It is `null` if the list starts with the first
     * page.
     */
    progress: previous > 0 ? formatProgress(previous, site) : null,
    /** The URL of the page before the first visible page, or `null` if there is no such page. */
    previous: firstPage > 0 ? listAddress(path, { ...query, page: firstPage - 1 }) : null,
    /** The URL of the next page, or `null` on the last page. */
    next: hasMore ? listAddress(path, showMore(query)) : null,
    contactHref,
    texts: createCarListTexts(site),
  }
}

interface StockOf {
  readonly name: string
  readonly market: Market
  readonly site: Pick<SiteContext, "locale" | "text">
}

/** Formats the count and, for a make or model, the lowest price: `Kia EV6: 3 bilar i lager, från 239 000 kr`. */
function formatStock({ total, facets }: ListResults, { name, market, site }: StockOf): string {
  const count = total > MAX_TOTAL ? formatHitCount(total, site.locale) : formatCount(total, site)
  const lowest = facets.find((facet) => facet.name === "car_price")?.min ?? 0
  if (name === "" || lowest <= 0) return count
  return site.text("stock.narrowed", { name, count, price: formatNumber(lowest, getMoneyFormat(market), site.locale) })
}

function createRelaxed({ query, results }: ListSituation, path: string, { text }: Pick<SiteContext, "text">) {
  if (results.relaxed === undefined) return null
  const words = results.relaxed.leftOut
  return {
    text: text("stock.relaxed", { words }),
    insist: text("stock.relaxed.insist", { words: query.keyphrase }),
    href: listAddress(path, setKeyphrase(query, quoteKeyphrase(query.keyphrase))),
  }
}

function formatProgress(previous: number, { locale, text }: Pick<SiteContext, "locale" | "text">): string {
  return text("stock.progress", { first: formatNumber(previous + 1, {}, locale), shown: "{shown}", total: "{total}" })
}

function addNear(facets: readonly Facet[], near: NearFacet | null): readonly Facet[] {
  if (near === null) return facets
  const at = facets.findIndex(({ name }) => name === LIST_FIELDS.place)
  return facets.toSpliced(at === -1 ? facets.length : at, 0, near)
}

/** Adds the budget after the price. */
function addBudget(facets: readonly Facet[], budget: BudgetFacet | null): readonly Facet[] {
  return budget === null
    ? facets
    : facets.toSpliced(facets.findIndex(({ name }) => name === "car_price") + 1, 0, budget)
}

function toParameters(query: FilterQuery): Parameters {
  return [...new URLSearchParams(formatQuery(query, LIST_FIELDS))]
}

function sortOptions({ text }: Pick<SiteContext, "text">): readonly SortOption[] {
  const labels = {
    car_publishdate_desc: text("stock.sort.newest"),
    car_price_asc: text("stock.sort.priceAsc"),
    car_price_desc: text("stock.sort.priceDesc"),
    car_mileage_asc: text("stock.sort.mileageAsc"),
    car_year_desc: text("stock.sort.yearDesc"),
  } as const
  return LIST_FIELDS.sorts.map((value) => ({ value, label: labels[value] }))
}

export type CarListTexts = ReturnType<typeof createCarListTexts>

export function createCarListTexts({ text }: Pick<SiteContext, "text">) {
  return {
    searchHint: text("stock.search.hint"),
    loading: text("stock.loading"),
    previous: text("stock.previous"),
    failed: text("carListError"),
    failedText: text("stock.failed.text"),
    retry: text("stock.failed.retry"),
    contact: text("stock.failed.contact"),
    beyond: text("stock.beyond"),
    empty: text("noSearchResults"),
    emptyText: text("stock.empty.text"),
    without: text("stock.empty.without", { filter: "{filter}", cars: "{cars}" }),
    showAll: text("stock.showAll"),
    leaveOut: text("stock.leaveOut"),
    leaveOutChoose: text("stock.leaveOut.choose"),
    anyNumber: text("stock.span.any"),
    more: text("stock.filters.more"),
    budget: {
      deposit: text("stock.budget.deposit"),
      months: text("stock.budget.term"),
      limit: text("stock.budget.limit"),
      none: text("stock.budget.none"),
    },
    near: {
      place: text("stock.near.place"),
      within: text("stock.near.within"),
      anywhere: text("stock.near.anywhere"),
      nearest: text("stock.near.nearest"),
      failed: text("stock.near.failed"),
    },
  }
}

export function listUnfolded({ values, chosen }: Pick<ListFacet, "values" | "chosen">): FacetValues {
  return values.map(({ children, ...value }) =>
    children && chosen.includes(value.value) ? { ...value, children } : value,
  )
}

/** Formats the number of cars. Returns `10000+` if there are more cars than the search counts. */
export function formatHitCount(total: number, locale: string): string {
  return total >= MAX_TOTAL ? `${MAX_TOTAL}+` : formatNumber(total, {}, locale)
}

/** Returns the number of active filters. A range counts as one filter. Spec 2 §2.1. */
export function getFilterCount(facets: readonly Facet[]): number {
  return facets.reduce((sum, facet) => sum + countChosen(facet), 0)
}

/**
 * Returns the number of selected and excluded values of a facet. For a make with selected models, only the models are
 * counted.
 */
export function countChosen(facet: Facet): number {
  if (facet.kind === "list")
    return facet.chosen.filter((value) => !isParentOfChosen(value, facet)).length + facet.leftOut.length
  return facet.chosen === null ? 0 : 1
}

function isParentOfChosen(value: string, { values, chosen }: ListFacet): boolean {
  const children = values.find((item) => item.value === value)?.children ?? []
  return children.some((child) => chosen.includes(child.value))
}
