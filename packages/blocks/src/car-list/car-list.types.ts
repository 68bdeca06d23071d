import type { Budget } from "@forecourt/api-clients/car-offers"
import type { Bounds, ChosenValue, Found, Near, Place } from "@forecourt/filters-machine"
import type { ChipItem } from "@forecourt/ui-kit/chips"
import type { FacetValue, FacetValues } from "@forecourt/ui-kit/facet-list"
import type { Range } from "@forecourt/ui-kit/range-slider"
import type { CarDocument } from "../stock/car-document.ts"
import type { NumberFormat, StockCar } from "../stock/stock.types.ts"
import type { CarsOf } from "../stock/stock-car.select.ts"
import type { ListTexts } from "./car-list.texts.ts"

export type FoundFacets = Found["facets"]

/** The search results without the cars, since the page's HTML already contains their cards. */
export interface ListResults extends Found {
  /**
   * The number of cars that would match without the filter, for each active filter. It is set only if no car matches
   * all filters.
   */
  readonly without?: Readonly<Record<string, number>>
  /**
   * The lowest and highest value in the whole stock, by field, such as `{ car_year: { min: 2015, max: 2026 } }`. The
   * filters do not affect them.
   */
  readonly ends?: Readonly<Record<string, Bounds>>
}

export interface FoundCars extends Omit<ListResults, "shown"> {
  /** The cars of all pages that are currently shown, without duplicates. */
  readonly items: readonly CarDocument[]
  /** The monthly cost of each car in `items`. It is set by the server, so that the page does not contain the offers. */
  readonly costs?: readonly StockCar["monthly"][]
  readonly places?: readonly Place[]
}

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
  /** The icons that are shown with facet values, such as colour swatches. */
  readonly marks: Marks
}

/**
 * The codes of the icons for colours and body types. The outer key is the name of a field, and the inner key is a value
 * in lower case: `{ car_color: { svart: "black" } }`.
 */
export type Marks = Readonly<Record<string, Readonly<Record<string, string>>>>

interface FacetBase {
  /** The facet's name in search requests and in the page's URL, for example `car_brand`. */
  readonly name: string
  readonly label: string
  readonly isOpen: boolean
  /** True if the facet is hidden until the visitor opens the section with more filters. @default false */
  readonly isMore?: boolean
}

export interface ListFacet extends FacetBase {
  readonly kind: "list"
  readonly values: FacetValues
  readonly chosen: readonly string[]
  readonly leftOut: readonly LeftOut[]
  /** The values that the visitor can still exclude, or `null` if too few values are left. */
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

/** A facet with a minimum and a maximum, such as the price. Spec 2 §2.1. */
export interface RangeFacet extends FacetBase {
  readonly kind: "range"
  readonly min: number
  readonly max: number
  /** The highest possible value. It can be higher than the upper end of the slider. */
  readonly top?: number
  readonly chosen: Range | null
  readonly counts: readonly number[]
  readonly format: NumberFormat
}

/** A facet with a list of numbers, such as years. Visitors select the first and the last number of a range. */
export interface SpanFacet extends FacetBase {
  readonly kind: "span"
  /** The numbers to choose from, in descending order. */
  readonly numbers: readonly number[]
  /**
   * The first and the last selected number, or `null` if no numbers are selected. `from` or `to` is `null` if the range
   * has no limit in that direction.
   */
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

interface BudgetOption {
  readonly value: number
  readonly label: string
}

/** A facet for the loan that a visitor can afford. */
export interface BudgetFacet extends FacetBase {
  readonly kind: "budget"
  readonly months: readonly BudgetOption[]
  readonly deposits: readonly BudgetOption[]
  /** The limits of the monthly payment. */
  readonly limits: readonly BudgetOption[]
  readonly chosen: Budget | null
  /** The options that are selected before the visitor changes them. */
  readonly usual: Pick<Budget, "deposit" | "months">
}

export type Facet = ListFacet | RangeFacet | SpanFacet | NearFacet | BudgetFacet

/** An active filter. `without` is the number of cars that would match if this filter were removed. */
export interface ChosenFilter extends ChipItem {
  readonly without?: string
}

export type ListState = "ready" | "loading" | "empty" | "failed" | "beyond"

export type Parameters = readonly (readonly [name: string, value: string])[]

/** The actions of a visitor. Without JavaScript, links and forms do the same. */
export interface CarListActions {
  /** Searches for words. The server converts some words to filters, such as the name of a make. */
  readonly search: (words: string) => void
  readonly sort: (sort: string) => void
  readonly choose: (facet: ListFacet, values: readonly string[]) => void
  readonly limit: (facet: Pick<RangeFacet, "name" | "min" | "max" | "top">, range: Range | null) => void
  readonly leaveOut: (value: ChosenValue) => void
  readonly lookAround: (near: Near | null) => void
  readonly setBudget: (budget: Budget | null) => void
  readonly remove: (filter: string) => void
  readonly insist: () => void
  readonly clear: () => void
  readonly loadMore: () => Promise<unknown>
  readonly retry: () => void
}
