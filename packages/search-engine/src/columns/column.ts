import { type Field, findValue, isScalar, type Scalar, toScalars } from "../rules/fields.ts"
import { type Buckets, createBuckets, getBucket, getInterval, LADDER } from "../rules/ladder.ts"
import type { Bits } from "./bits.ts"
import { createGrowingNumbers, type GrowingNumbers, type Numbers, setAt } from "./numbers.ts"

/** The code of a missing value. */
export const NONE = 0

/**
 * The values of one field. Each distinct value has a code; those that were there at the last rebuild are in order.
 *
 * Rows of the base never change. Later documents are in the delta, which numbers them separately.
 */
export interface Column {
  readonly field: Field
  /** By code; {@link NONE} has `null`. Changes add values at the end. */
  readonly values: (Scalar | null)[]
  readonly codeOf: Map<Scalar, number>
  /** The number of codes in the base. */
  readonly baseCodes: number
  readonly base: Codes
  /** Rows of the base by code; `null` where a field is only filtered by. */
  readonly postings: Postings | null
  readonly delta: DeltaCodes
  /** The number of documents of each code; those with {@link NONE} are not counted. */
  readonly live: GrowingNumbers
  /** Codes as a facet shows them, for those of list facets. */
  readonly shown: number[] | null
  readonly histogram: HistogramState | null
  /** Order of rows where it is not that of codes. */
  readonly order: Order | null
}

/** The codes of each row: one, or those from `starts[row]` to below `starts[row + 1]`. Empty where no row has any. */
export interface Codes {
  readonly codes: Numbers
  readonly starts: Uint32Array | null
}

/** The rows with each code, in ascending order: from `starts[code]` to below `starts[code + 1]`. */
export interface Postings {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
  /** Sets of the rows of frequent codes. */
  readonly frequent: ReadonlyMap<number, Bits>
}

/** Rows by a rank that several codes may share; rank 0 is that of documents without one. */
export interface Order {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
  readonly rankOf: Uint32Array
}

/** Codes of documents that were added: one each, or several, which end at `ends[document]`. */
export interface DeltaCodes {
  readonly codes: GrowingNumbers
  readonly ends: GrowingNumbers | null
}

/** The counts from which the buckets of a range are made, updated with every change. */
export interface HistogramState {
  readonly intervals: Int32Array
  buckets: Buckets | null
  isCurrent: boolean
  /** The bucket of each code, for the buckets that there are. */
  bucketOf: Uint8Array
  known: number
}

export function createColumn(field: Field): Column {
  return {
    field,
    values: [null],
    codeOf: new Map(),
    baseCodes: 1,
    base: { codes: new Uint8Array(0), starts: field.many ? new Uint32Array(1) : null },
    postings: null,
    ...createChanges(field),
    live: createGrowingNumbers(),
    shown: isShown(field) ? [] : null,
    order: null,
  }
}

/** A delta without documents, and a histogram without numbers. */
export function createChanges(field: Field): Pick<Column, "delta" | "histogram"> {
  return {
    delta: { codes: createGrowingNumbers(), ends: field.many ? createGrowingNumbers() : null },
    histogram: field.facet === "range" ? createHistogram() : null,
  }
}

function createHistogram(): HistogramState {
  const intervals = new Int32Array(LADDER.length)
  return { intervals, buckets: null, isCurrent: false, bucketOf: new Uint8Array(0), known: 0 }
}

export const isShown = ({ facet }: Field) => facet === "list"

/** Returns the code of a value, and adds one for a new value. */
export function getOrAddCode(column: Column, value: Scalar): number {
  const known = column.codeOf.get(value)
  if (known !== undefined) return known
  const code = column.values.length
  column.values.push(value)
  column.codeOf.set(value, code)
  return code
}

/** The values of a document in a field, of the kind that the schema says; others count as none. */
export function getFieldValues(field: Field, value: unknown): readonly Scalar[] {
  if (field.kind === "text") return toScalars(value).map(String)
  return toScalars(value).filter((one) => typeof one === field.kind)
}

/** The only value of a document in a field, or `null`. */
export function getFieldValue({ kind }: Field, value: unknown): Scalar | null {
  const one = Array.isArray(value) ? toScalars(value)[0] : value
  if (!isScalar(one)) return null
  if (kind === "text") return String(one)
  return typeof one === kind ? one : null
}

/** The code of a text that somebody looks for, or `null` where no document ever had it. */
export function findCode({ field, codeOf }: Column, text: string): number | null {
  const value = findValue(field, text)
  return codeOf.get(value) ?? null
}

/** Increases or decreases the number of documents with a code. */
export function addCount({ live, histogram, values }: Column, code: number, step: 1 | -1): void {
  if (code === NONE) return
  setAt(live, code, (live.items[code] ?? 0) + step)
  if (histogram === null) return
  const interval = getInterval(Number(values[code]))
  histogram.intervals[interval] = (histogram.intervals[interval] ?? 0) + step
  histogram.isCurrent = false
}

/** The buckets of a range, and the bucket of each code. */
export function getBuckets({ values }: Column, histogram: HistogramState): Buckets | null {
  if (!histogram.isCurrent) {
    const buckets = createBuckets(histogram.intervals)
    const isSame =
      buckets?.width === histogram.buckets?.width && buckets?.edges.length === histogram.buckets?.edges.length
    if (!isSame) histogram.known = 0
    histogram.buckets = buckets
    histogram.isCurrent = true
  }
  const { buckets } = histogram
  if (buckets !== null) updateBuckets(values, histogram, buckets)
  return buckets
}

function updateBuckets(values: Column["values"], histogram: HistogramState, buckets: Buckets): void {
  if (histogram.bucketOf.length < values.length) {
    const grown = new Uint8Array(values.length * 2)
    grown.set(histogram.bucketOf)
    histogram.bucketOf = grown
  }
  for (let code = Math.max(histogram.known, 1); code < values.length; code++)
    histogram.bucketOf[code] = getBucket(buckets, Number(values[code]))
  histogram.known = values.length
}

/** Returns the sort key of documents with a code; `null` for those that are sorted last. */
export function getRank({ field, values }: Column, code: number): string | number | null {
  return getValueRank(field, values[code] ?? null)
}

export function getValueRank({ instant }: Field, value: Scalar | null): string | number | null {
  if (value === null || typeof value === "number") return value
  if (typeof value === "boolean") return Number(value)
  if (!instant) return value
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : moment
}
