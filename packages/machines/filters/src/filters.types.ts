import type { Position } from "@forecourt/contracts/distance"

export type { Position } from "@forecourt/contracts/distance"

/** The fields by which a list can be filtered and sorted. */
export interface FilterFields {
  readonly lists: readonly ListField[]
  /** Fields of which a range is chosen. Spec 2 §2.1. */
  readonly ranges: readonly string[]
  /** Ranges of amounts of money: `150k` and `150 tkr` are read as thousands. */
  readonly money?: readonly string[]
  /** Names such as `car_price_asc`. */
  readonly sorts: readonly string[]
  /** Field that names the place where something is: with it a query can be about what is near one. */
  readonly place?: string
  /** Field that identifies an item, so that a list has each once. @default "car_id" */
  readonly id?: string
}

/** A place with items. */
export interface Place extends Position {
  readonly name: string
}

/** A place, and how many kilometres around it. */
export interface Near {
  readonly place: string
  readonly within: number
}

/** A field of which values are chosen. */
export interface ListField {
  readonly name: string
  /** The field of its child values, such as models of brands. */
  readonly child?: string
  /** Order of its values: by name, or by how many there are. @default "asc" */
  readonly order?: "asc" | "desc" | "count"
}

/** The choices of a visitor, all of which are in the page's address. Spec 2 §2.1. */
export interface FilterQuery {
  /** By field, those that have a choice. */
  readonly lists: Readonly<Record<string, readonly ListChoice[]>>
  /** By field, those that are narrowed. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly near: Near | null
  readonly keyphrase: string
  /** `null` for the list's own order. */
  readonly sortName: string | null
  /** Index of the last page that is shown; {@link MAX_PAGES} for one that there cannot be. */
  readonly page: number
  /** Parameters of others, in their order. */
  readonly foreign: readonly (readonly [name: string, value: string])[]
}

/** A value that is chosen, or left out. */
export interface ListChoice {
  readonly value: string
  /** Values below it; all of them when there is none. */
  readonly children: readonly string[]
  readonly isExcluded: boolean
}

/** Ends of a range, both included; `null` for an open one. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** The least and the largest value of a range facet. */
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
      /** The value below it that is meant. */
      readonly child: string | null
      readonly isExcluded: boolean
    }
  | ({ readonly kind: "range"; readonly field: string } & Range)
  | ({ readonly kind: "near" } & Near)
  | { readonly kind: "keyphrase"; readonly keyphrase: string }
