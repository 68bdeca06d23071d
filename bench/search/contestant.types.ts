import type { Car, SearchRequestInput } from "@forecourt/contracts/search"

/** The results of a contestant in a comparable format, without zero counts. */
export interface Found {
  readonly total: number
  /**
   * The counts by facet and value. The key of a model includes its brand: `Volvo|Norena` in the facet
   * `car_brand>car_model`.
   */
  readonly lists: Counts
  /** The counts by field and lower limit of the bucket. */
  readonly histograms: Counts
  /** The minimum and maximum by field, which are absent when no document has a value. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
  /** The identifiers of the cars on the page. */
  readonly keys: readonly string[]
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A car for contestants without a schema, with normalised words and the buckets of its numbers. */
export interface Row {
  /** The index in the stock, from 0. */
  readonly at: number
  readonly key: string
  readonly published: string
  /** The values by field, for list facets. */
  readonly lists: Readonly<Record<string, string>>
  /** The numbers by field, for range facets. */
  readonly numbers: Readonly<Record<string, number>>
  /** The lower limits of the buckets by field, for range facets. */
  readonly buckets: Readonly<Record<string, string>>
  /** The lower-case words without diacritics and duplicates. */
  readonly words: readonly string[]
}

/** The features that some contestants lack. */
export type Skill = "bounds" | "ties" | "own ranges" | "children"

/** A search engine for cars. */
export interface Contestant<Result> {
  readonly name: string
  readonly version: string
  /** The features that the engine lacks, which are therefore left out of the comparison. */
  readonly cannot: readonly Skill[]
  build(cars: readonly Car[], rows: () => readonly Row[]): void | Promise<void>
  search(request: SearchRequestInput): Result | Promise<Result>
  /** Converts a result to the comparable format; this is not measured. */
  read(result: Result): Found
}
