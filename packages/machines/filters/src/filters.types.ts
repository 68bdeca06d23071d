import type { Position } from "@forecourt/contracts/distance"

export type { Position } from "@forecourt/contracts/distance"

/** The fields by which a list can be filtered and sorted. */
export interface FilterFields {
  readonly lists: readonly ListField[]
  /** The fields that are filtered by a range. Spec 2 §2.1. */
  readonly ranges: readonly string[]
  /** The range fields that contain money: `150k` and `150 tkr` are read as thousands. */
  readonly money?: readonly string[]
  /** The sort orders, for example `car_price_asc`. */
  readonly sorts: readonly string[]
  /** The field with the name of an item's place, which enables searches near a place. */
  readonly place?: string
  /** The field that identifies an item. @default "car_id" */
  readonly id?: string
}

/** A place with items. */
export interface Place extends Position {
  readonly name: string
}

/** A place with a radius in kilometres. */
export interface Near {
  readonly place: string
  readonly within: number
}

/** A field that is filtered by values. */
export interface ListField {
  readonly name: string
  /** The field of its child values, such as models of brands. */
  readonly child?: string
  /** The order of its values: by name, or by count. @default "asc" */
  readonly order?: "asc" | "desc" | "count"
}

/** The choices of a visitor, all of which are in the page's address. Spec 2 §2.1. */
export interface FilterQuery {
  /** The chosen and excluded values by field. */
  readonly lists: Readonly<Record<string, readonly ListChoice[]>>
  /** The ranges by field. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly near: Near | null
  readonly keyphrase: string
  /** The sort order; `null` for the list's default order. */
  readonly sortName: string | null
  /** The index of the last shown page; {@link MAX_PAGES} for a page beyond the limit. */
  readonly page: number
  /** The foreign query parameters, in their order. */
  readonly foreign: readonly (readonly [name: string, value: string])[]
}

/** A value that is chosen or excluded. */
export interface ListChoice {
  readonly value: string
  /** The chosen child values; empty for all of them. */
  readonly children: readonly string[]
  readonly isExcluded: boolean
}

/** The inclusive ends of a range; `null` for an open end. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** The smallest and the largest value of a range facet. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** A chosen value that can be removed separately. */
export type Chip =
  | {
      readonly kind: "value"
      readonly field: string
      readonly value: string
      /** The chosen child value, if any. */
      readonly child: string | null
      readonly isExcluded: boolean
    }
  | ({ readonly kind: "range"; readonly field: string } & Range)
  | ({ readonly kind: "near" } & Near)
  | { readonly kind: "keyphrase"; readonly keyphrase: string }
