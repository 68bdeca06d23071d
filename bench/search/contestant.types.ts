import type { Car, SearchRequestInput } from "@forecourt/contracts/search"

export interface Found {
  readonly total: number
  /**
   * The number of cars for each value of each facet. In the facet `car_brand>car_model`, the key of a model includes
   * its brand, such as `Volvo|Norena`.
   */
  readonly lists: Counts
  readonly histograms: Counts
  /** The minimum and maximum of each field. A field is absent when no car has a value for it. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
  readonly keys: readonly string[]
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/**
 * A car in the format for search engines without a schema. Its words are normalised, and each number also has a
 * histogram bucket.
 */
export interface Row {
  readonly at: number
  readonly key: string
  readonly published: string
  readonly lists: Readonly<Record<string, string>>
  readonly numbers: Readonly<Record<string, number>>
  readonly buckets: Readonly<Record<string, string>>
  /** The car's searchable words, in lower case, without diacritics and without duplicates. */
  readonly words: readonly string[]
}

export type Skill = "bounds" | "ties" | "own ranges" | "children"

export interface Contestant<Result> {
  readonly name: string
  readonly version: string
  readonly cannot: readonly Skill[]
  build(cars: readonly Car[], rows: () => readonly Row[]): void | Promise<void>
  search(request: SearchRequestInput): Result | Promise<Result>
  read(result: Result): Found
}
