import type { Car, SearchRequestInput } from "@forecourt/contracts/search"

/** The results of a contestant in a comparable format, without counts of 0. */
export interface Found {
  readonly total: number
  /** The counts by facet and value; a model is `Volvo|Norena` in the facet `car_brand>car_model`. */
  readonly lists: Counts
  /** The counts by field and lower edge of the bucket. */
  readonly histograms: Counts
  /** The minimum and maximum by field; absent when no document has the number. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
  /** The identifiers of the page. */
  readonly keys: readonly string[]
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A car for contestants without a schema: words are normalized, and numbers have their bucket. */
export interface Row {
  /** The index in the stock, from 0. */
  readonly at: number
  readonly key: string
  readonly published: string
  /** The values by field of a list facet. */
  readonly lists: Readonly<Record<string, string>>
  /** The numbers by field of a range facet. */
  readonly numbers: Readonly<Record<string, number>>
  /** The lower edge of the bucket, by field of a range facet. */
  readonly buckets: Readonly<Record<string, string>>
  /** The words in lower case, without diacritics and duplicates. */
  readonly words: readonly string[]
}

/** Features that some contestants lack. */
export type Skill = "bounds" | "ties" | "own ranges" | "children"

/** An engine that searches cars. */
export interface Contestant<Result> {
  readonly name: string
  readonly version: string
  /** The features that it lacks, in which it is not compared. */
  readonly cannot: readonly Skill[]
  build(cars: readonly Car[], rows: () => readonly Row[]): void | Promise<void>
  search(request: SearchRequestInput): Result | Promise<Result>
  /** Converts a result to the comparable format; not measured. */
  read(result: Result): Found
}
