import type { Bounds, ChosenValue, Found, Near, Place } from "@forecourt/filters-machine"
import type { ChipItem } from "@forecourt/ui-kit/chips"
import type { FacetValue, FacetValues } from "@forecourt/ui-kit/facet-list"
import type { Range } from "@forecourt/ui-kit/range-slider"
import type { SortOption } from "@forecourt/ui-kit/sort"
import type { CarDocument } from "../stock/car-document.ts"
import type { NumberFormat } from "../stock/stock.types.ts"
import type { CarsOf } from "../stock/stock-car.select.ts"
import type { ListTexts } from "./car-list.texts.ts"

export type FoundFacets = Found["facets"]

/** The results without the cars, which the page contains as HTML. */
export interface ListResults extends Found {
  /** The number of cars without each chosen filter, if no car matches all filters. */
  readonly without?: Readonly<Record<string, number>>
  /** The ends of the chosen numbers in the whole stock, by field. They do not depend on other filters. */
  readonly ends?: Readonly<Record<string, Bounds>>
}

export interface FoundCars extends Omit<ListResults, "shown"> {
  /** The cars of the pages that are shown, without duplicates. */
  readonly items: readonly CarDocument[]
  readonly places?: readonly Place[]
}

/** The list's settings apart from the query and results, which are the same on the server and in the browser. */
export interface ListSetup extends CarsOf {
  readonly language: string
  readonly locale: string
  readonly path: string
  /** The link to contact details for a failed list, or `null` when there is none. */
  readonly contactHref: string | null
  readonly places: readonly Place[]
  readonly texts: ListTexts
  /** The codes of the marks before values, by field and by value in lower case. */
  readonly marks: Marks
}

/** The codes of colours and bodies in the language of the stock, by field and by value in lower case. */
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>

interface FacetBase {
  /** The name in the search and in the page's address, for example `car_brand`. */
  readonly name: string
  readonly label: string
  readonly isOpen: boolean
  /** True when the facet is among those that a button shows. @default false */
  readonly isMore?: boolean
}

export interface ListFacet extends FacetBase {
  readonly kind: "list"
  readonly values: FacetValues
  readonly chosen: readonly string[]
  readonly leftOut: readonly LeftOut[]
  /** Further values that can be excluded, or `null` when there are too few to choose from. */
  readonly leavable: Leavable | null
}

export interface LeftOut extends FacetValue {
  readonly filter: string
}

export interface Leavable {
  /** The name under which a form submits the value. */
  readonly name: string
  readonly options: readonly (Pick<FacetValue, "value" | "label" | "lang"> & { readonly means: ChosenValue })[]
}

/** A facet with a range between two numbers. Spec 2 §2.1. */
export interface RangeFacet extends FacetBase {
  readonly kind: "range"
  readonly min: number
  readonly max: number
  /** The highest possible value, if the slider ends below it. */
  readonly top?: number
  readonly chosen: Range | null
  readonly counts: readonly number[]
  readonly format: NumberFormat
}

/** A facet of numbers that visitors limit by the first and the last one. */
export interface SpanFacet extends FacetBase {
  readonly kind: "span"
  /** The numbers to choose from, the largest first. */
  readonly numbers: readonly number[]
  /** The first and the last number; `null` at an open end. */
  readonly chosen: { readonly from: number | null; readonly to: number | null } | null
}

export interface NearFacet extends FacetBase {
  readonly kind: "near"
  readonly places: readonly Place[]
  /** The names of the towns, sorted by the rules of the language. */
  readonly towns: readonly string[]
  /** The distances in kilometres, with their labels. */
  readonly distances: readonly { readonly value: number; readonly label: string }[]
  readonly chosen: Near | null
}

export type Facet = ListFacet | RangeFacet | SpanFacet | NearFacet

/** An active filter, with the number of cars that would match without it. */
export interface ChosenFilter extends ChipItem {
  readonly without?: string
}

export type ListState = "ready" | "loading" | "empty" | "failed" | "beyond"

export interface CarListView {
  readonly state: ListState
  /** The make and model with which the heading starts, or an empty string for any other list. */
  readonly name: string
  /** The formatted number of cars and, for a make or model, the lowest price. */
  readonly count: string
  /** The number of cars on the button that closes the filters on a phone: `1 234`, or `10000+`. */
  readonly submitCount: string
  readonly locale: string
  readonly path: string
  /** The address of the list without any choices. */
  readonly address: string
  /** The address of the current list. */
  readonly hereHref: string
  /** The address of the list with all choices except the search words. */
  readonly searchAddress: string
  /** The hidden fields that the filter form also submits without JavaScript. */
  readonly besideFilters: Parameters
  /** The hidden fields that the sort form also submits without JavaScript. */
  readonly besideSort: Parameters
  readonly keyphrase: string
  /**
   * The words that were left out because no car matches them, with a link to search for them anyway, or `null` if there
   * are none.
   */
  readonly relaxed: RelaxedView | null
  readonly facets: readonly Facet[]
  readonly chosen: readonly ChosenFilter[]
  readonly sorts: readonly SortOption[]
  readonly sort: string
  readonly total: number
  readonly shown: number
  /** The number of cars in the list before the first one on the page. */
  readonly offset: number
  /**
   * The text with `{shown}` and `{total}` for a page that starts further down the list, or `null` on the first page.
   */
  readonly progress: string | null
  /** The address of the previous pages, or `null` on the first page. */
  readonly previous: string | null
  /** The address of the next page, or `null` on the last page. */
  readonly next: string | null
  /** The link to contact details for a failed list, or `null` when there is none. */
  readonly contactHref: string | null
  readonly texts: CarListTexts
}

export interface RelaxedView {
  readonly text: string
  readonly insist: string
  readonly href: string
}

export type Parameters = readonly (readonly [name: string, value: string])[]

export interface CarListTexts {
  readonly searchHint: string
  readonly loading: string
  readonly previous: string
  readonly failed: string
  readonly failedText: string
  readonly retry: string
  readonly contact: string
  readonly beyond: string
  readonly empty: string
  readonly emptyText: string
  readonly without: string
  readonly showAll: string
  readonly leaveOut: string
  readonly leaveOutChoose: string
  readonly anyNumber: string
  readonly more: string
  readonly near: NearTexts
}

export interface NearTexts {
  readonly place: string
  readonly within: string
  readonly anywhere: string
  readonly nearest: string
  readonly failed: string
}

/** The visitor's actions in the list. Without JavaScript, links and forms have the same effect. */
export interface CarListActions {
  /** Searches for words. The server resolves some of them to filters. */
  readonly search: (words: string) => void
  readonly sort: (sort: string) => void
  readonly choose: (facet: ListFacet, values: readonly string[]) => void
  readonly limit: (facet: Pick<RangeFacet, "name" | "min" | "max" | "top">, range: Range | null) => void
  readonly leaveOut: (value: ChosenValue) => void
  readonly lookAround: (near: Near | null) => void
  readonly remove: (filter: string) => void
  readonly insist: () => void
  readonly clear: () => void
  readonly loadMore: () => Promise<unknown>
  readonly retry: () => void
}
