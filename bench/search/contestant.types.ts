import type { Car, SearchRequestInput } from "@forecourt/contracts/search"

/** The results of a search, in a format that is the same for all compared engines. Counts of zero are left out. */
export interface Found {
  readonly total: number
  /**
   * The counts by facet and value. The key of a model includes its brand: `Volvo|Norena` in the facet
   * `car_brand>car_model`.
   */
  readonly lists: Counts
  /** The counts by field and by the lower limit of the bucket. */
  readonly histograms: Counts
  /** The minimum and maximum of each field. A field is absent when no car has a value for it. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
  /** The identifiers of the cars on the page. */
  readonly keys: readonly string[]
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A car in the format for engines without a schema, with normalised words and with the buckets of its numbers. */
export interface Row {
  /** The position of the car in the stock, starting at 0. */
  readonly at: number
  readonly key: string
  readonly published: string
  /** The car's values for the list facets, by field. */
  readonly lists: Readonly<Record<string, string>>
  /** The car's numbers for the range facets, by field. */
  readonly numbers: Readonly<Record<string, number>>
  /** The lower limits of the car's buckets for the range facets, by field. */
  readonly buckets: Readonly<Record<string, string>>
  /** The car's words in lower case, without diacritics and duplicates. */
  readonly words: readonly string[]
}

/** The features that some contestants lack. */
export type Skill = "bounds" | "ties" | "own ranges" | "children"

/** A search engine for cars. */
export interface Contestant<Result> {
  readonly name: string
  readonly version: string
  /** The features that the engine lacks and that are therefore left out of its comparison. */
  readonly cannot: readonly Skill[]
  build(cars: readonly Car[], rows: () => readonly Row[]): void | Promise<void>
  search(request: SearchRequestInput): Result | Promise<Result>
  /** Converts a result to the common format. This is not part of the measured time. */
  read(result: Result): Found
}
