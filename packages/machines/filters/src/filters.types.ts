import type { Position } from "@forecourt/contracts/distance"

export type { Position } from "@forecourt/contracts/distance"

/** The fields by which a list can be filtered and sorted. */
export interface FilterFields {
  readonly lists: readonly ListField[]
  /** The names of the fields that are filtered by a range. Spec 2 §2.1. */
  readonly ranges: readonly string[]
  /**
   * The names of the range fields that contain amounts of money. In these fields, `150k` and `150 tkr` are parsed as
   * 150,000.
   */
  readonly money?: readonly string[]
  /** The names of the sort orders, for example `car_price_asc`. */
  readonly sorts: readonly string[]
  /**
   * The name of the field that contains the place of an item. If it is omitted, the list cannot be searched by distance
   * from a place.
   */
  readonly place?: string
  /** The name of the field that identifies an item. @default "car_id" */
  readonly id?: string
}

/** A place where items are located, with its geographical position. */
export interface Place extends Position {
  readonly name: string
}

/** The limits of a search by distance: the name of a place, and the radius around it in kilometres. */
export interface Near {
  readonly place: string
  readonly within: number
}

/** A field that is filtered by selected values, such as a car's brand. */
export interface ListField {
  readonly name: string
  /** The name of the field that contains the child values, such as the models of a brand. */
  readonly child?: string
  /** The order of the values: by name or by count. @default "asc" */
  readonly order?: "asc" | "desc" | "count"
  /**
   * True if the numbers of the field can also be limited by a range in the URL. The server replaces the range with the
   * numbers in stock. @default false
   */
  readonly hasRange?: boolean
  /** True when an item must have all selected values. Otherwise it must have one of them. @default false */
  readonly matchesAll?: boolean
}

/** The filters that a visitor has selected. All of them are part of the page's URL. Spec 2 §2.1. */
export interface FilterQuery {
  readonly lists: Readonly<Record<string, readonly ListChoice[]>>
  readonly ranges: Readonly<Record<string, Range>>
  readonly near: Near | null
  readonly keyphrase: string
  /** The name of the sort order, or `null` for the list's default order. */
  readonly sortName: string | null
  /** The index of the last visible page. It is {@link MAX_PAGES} when the URL contains a page above the limit. */
  readonly page: number
  /** The URL parameters that do not belong to the list, in their original order. */
  readonly foreign: readonly (readonly [name: string, value: string])[]
}

/** A value that is selected or excluded. */
export interface ListChoice {
  readonly value: string
  /** The selected or excluded child values. If the list is empty, the choice applies to the whole value. */
  readonly children: readonly string[]
  readonly isExcluded: boolean
}

/** The inclusive limits of a range. If the range is open at one end, the limit of that end is `null`. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** The smallest and the largest value of a range facet. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** An active filter that can be removed individually. */
export type Chip =
  | {
      readonly kind: "value"
      readonly field: string
      readonly value: string
      readonly child: string | null
      readonly isExcluded: boolean
    }
  | ({ readonly kind: "range"; readonly field: string } & Range)
  | ({ readonly kind: "near" } & Near)
  | { readonly kind: "keyphrase"; readonly keyphrase: string }
