import type { Car, SearchRequestInput } from "@forecourt/contracts/search"

/** What a contestant found, in a form that can be compared: nothing that is counted 0. */
export interface Found {
  readonly total: number
  /** By facet and value; models as `Volvo|Norena`, the facet `car_brand>car_model`. */
  readonly lists: Counts
  /** By field and lower edge. */
  readonly histograms: Counts
  /** Least and largest, by field; nothing where no document has the number. */
  readonly bounds: Readonly<Record<string, readonly [number, number]>>
  /** Identifiers of the page. */
  readonly keys: readonly string[]
}

export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A car as contestants take it that have no schema: words folded, numbers with the bucket they are in. */
export interface Row {
  /** Place in the stock, from 0. */
  readonly at: number
  readonly key: string
  readonly published: string
  /** By field of a list facet. */
  readonly lists: Readonly<Record<string, string>>
  /** By field of a range facet. */
  readonly numbers: Readonly<Record<string, number>>
  /** The lower edge of the bucket, by field of a range facet. */
  readonly buckets: Readonly<Record<string, string>>
  /** Lower case, without marks, each once. */
  readonly words: readonly string[]
}

/** What some contestants cannot do. */
export type Skill = "bounds" | "ties" | "own ranges" | "children"

/** An engine that searches cars. */
export interface Contestant<Result> {
  readonly name: string
  readonly version: string
  /** What of the job it cannot do, and is not compared in. */
  readonly cannot: readonly Skill[]
  build(cars: readonly Car[], rows: () => readonly Row[]): void | Promise<void>
  search(request: SearchRequestInput): Result | Promise<Result>
  /** Puts a result in the form in which it is compared; not measured. */
  read(result: Result): Found
}
