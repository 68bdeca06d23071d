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

/** The search results without the cars, whose cards are in the page's HTML. */
export interface ListResults extends Found {
  /**
   * For each active filter, the number of cars that would match without it. It is set only if no car matches all
   * filters.
   */
  readonly without?: Readonly<Record<string, number>>
  /**
   * The lowest and highest number in the whole stock, by field, such as `{ car_year: { min: 2015, max: 2026 } }`. They
   * do not depend on other filters.
   */
  readonly ends?: Readonly<Record<string, Bounds>>
}

export interface FoundCars extends Omit<ListResults, "shown"> {
  /** The cars of all pages that are currently shown, without duplicates. */
  readonly items: readonly CarDocument[]
  readonly places?: readonly Place[]
}

/** The settings of the list, excluding its query and results. They are the same on the server and in the browser. */
export interface ListSetup extends CarsOf {
  readonly language: string
  readonly locale: string
  readonly path: string
  /**
   * The link to the contact details, which is shown if the list fails to load. It is `null` if there is no such link.
   */
  readonly contactHref: string | null
  readonly places: readonly Place[]
  readonly texts: ListTexts
  /**
   * The codes of the icons next to facet values, such as colour swatches. They are grouped by field, and the values are
   * in lower case.
   */
  readonly marks: Marks
}

/**
 * The codes of colours and body types, such as `black`. They are grouped by field, with the stock's own names in lower
 * case as keys.
 */
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>

interface FacetBase {
  /** The facet's name in search requests and in the page's URL, for example `car_brand`. */
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
  /** The values that can still be excluded, or `null` if there are too few to choose from. */
  readonly leavable: Leavable | null
}

export interface LeftOut extends FacetValue {
  readonly filter: string
}

export interface Leavable {
  /** The name of the form field that submits the excluded value. */
  readonly name: string
  readonly options: readonly (Pick<FacetValue, "value" | "label" | "lang"> & { readonly means: ChosenValue })[]
}

/** A facet that is filtered by a minimum and a maximum, such as the price. Spec 2 §2.1. */
export interface RangeFacet extends FacetBase {
  readonly kind: "range"
  readonly min: number
  readonly max: number
  /** The highest possible value. It can exceed the upper end of the slider. */
  readonly top?: number
  readonly chosen: Range | null
  readonly counts: readonly number[]
  readonly format: NumberFormat
}

/** A facet with a list of numbers, such as years, from which visitors select the first and the last one. */
export interface SpanFacet extends FacetBase {
  readonly kind: "span"
  /** The numbers to choose from, in descending order. */
  readonly numbers: readonly number[]
  /** The first and last selected number. An end is `null` if it is unlimited. */
  readonly chosen: { readonly from: number | null; readonly to: number | null } | null
}

export interface NearFacet extends FacetBase {
  readonly kind: "near"
  readonly places: readonly Place[]
  /** The names of the towns, sorted alphabetically in the page's language. */
  readonly towns: readonly string[]
  /** The distances in kilometres, with their labels. */
  readonly distances: readonly { readonly value: number; readonly label: string }[]
  readonly chosen: Near | null
}

export type Facet = ListFacet | RangeFacet | SpanFacet | NearFacet

/** An active filter. `without` is the number of cars that would match if the filter were removed. */
export interface ChosenFilter extends ChipItem {
  readonly without?: string
}

export type ListState = "ready" | "loading" | "empty" | "failed" | "beyond"

export interface CarListView {
  readonly state: ListState
  /**
   * The make and model at the start of the heading, or an empty string if the list is not limited to a make or model.
   */
  readonly name: string
  /** The formatted number of cars and, for a make or model, the lowest price. */
  readonly count: string
  /** The number of cars on the button that closes the filters on a phone: `1 234`, or `10000+`. */
  readonly submitCount: string
  readonly locale: string
  readonly path: string
  /** The URL of the list without any filters. */
  readonly address: string
  /** The URL of the list with the current filters. */
  readonly hereHref: string
  /** The URL of the list with the current filters but without the search words. */
  readonly searchAddress: string
  /**
   * The hidden fields that preserve the search words and the sort order when the filter form is submitted without
   * JavaScript.
   */
  readonly besideFilters: Parameters
  /**
   * The hidden fields that preserve the filters and the search words when the sort form is submitted without
   * JavaScript.
   */
  readonly besideSort: Parameters
  readonly keyphrase: string
  /**
   * The search words that were ignored because no car matches them, with a link that searches for them anyway. It is
   * `null` if no words were ignored.
   */
  readonly relaxed: RelaxedView | null
  readonly facets: readonly Facet[]
  readonly chosen: readonly ChosenFilter[]
  readonly sorts: readonly SortOption[]
  readonly sort: string
  readonly total: number
  readonly shown: number
  /** The number of cars on earlier pages, which precede the first car shown. */
  readonly offset: number
  /**
   * The progress text with the placeholders `{shown}` and `{total}`, if the list starts after the first page. It is
   * `null` on the first page.
   */
  readonly progress: string | null
  /** The URL of the previous pages, or `null` on the first page. */
  readonly previous: string | null
  /** The URL of the next page, or `null` on the last page. */
  readonly next: string | null
  /**
   * The link to the contact details, which is shown if the list fails to load. It is `null` if there is no such link.
   */
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

/** The actions that a visitor can take in the list. Without JavaScript, links and forms do the same. */
export interface CarListActions {
  /** Searches for words. Words that name a make, for example, are converted to filters on the server. */
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
