import { type Field, findValue, isScalar, type Scalar, toScalars } from "../rules/fields.ts"
import { type Buckets, createBuckets, getBucket, getInterval, LADDER } from "../rules/ladder.ts"
import type { Bits } from "./bits.ts"
import { createGrowingNumbers, type GrowingNumbers, type Numbers, setAt } from "./numbers.ts"

export const NONE = 0

/**
 * The values of one field, in which each distinct value is represented by an integer, its code. `base` contains the
 * documents of the last rebuild and does not change until the next one. `delta` contains the documents that were added
 * since then.
 */
export interface Column {
  readonly field: Field
  /** The values, indexed by code. The value of {@link NONE} is `null`, and new values are added at the end. */
  readonly values: (Scalar | null)[]
  readonly codeOf: Map<Scalar, number>
  readonly baseCodes: number
  readonly base: Codes
  /** The rows in `base`, grouped by code. It is `null` for a field that is used only in `filters`. */
  readonly postings: Postings | null
  readonly delta: DeltaCodes
  /** The number of current documents with each code, excluding {@link NONE}. */
  readonly live: GrowingNumbers
  /**
   * The codes of the values of a list facet, in the order in which the facet shows the values. `null` for a field
   * without a list facet.
   */
  readonly shown: number[] | null
  readonly histogram: HistogramState | null
  /** The sort order of the rows. It is `null` if the rows are sorted by the numerical order of their codes. */
  readonly order: Order | null
}

/**
 * The codes of each row. If `starts` is `null`, each row has one code, `codes[row]`. Otherwise, the codes of a row are
 * those from index `starts[row]` up to `starts[row + 1]` (exclusive).
 */
export interface Codes {
  readonly codes: Numbers
  readonly starts: Uint32Array | null
}

/**
 * The rows of each code. The rows of a code are those from index `starts[code]` up to `starts[code + 1]` (exclusive),
 * in ascending order.
 */
export interface Postings {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
  /** The rows of the most frequent codes. The rows of each code are stored as a bitmap. */
  readonly frequent: ReadonlyMap<number, Bits>
}

export interface Order {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
  readonly rankOf: Uint32Array
}

/**
 * The codes of the documents that were added since the last rebuild. If `ends` is `null`, each document has one code.
 * Otherwise, the codes of a document end before index `ends[document]`.
 */
export interface DeltaCodes {
  readonly codes: GrowingNumbers
  readonly ends: GrowingNumbers | null
}

export interface HistogramState {
  readonly intervals: Int32Array
  buckets: Buckets | null
  isCurrent: boolean
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

export function getOrAddCode(column: Column, value: Scalar): number {
  const known = column.codeOf.get(value)
  if (known !== undefined) return known
  const code = column.values.length
  column.values.push(value)
  column.codeOf.set(value, code)
  return code
}

export function getFieldValues(field: Field, value: unknown): readonly Scalar[] {
  if (field.kind === "text") return toScalars(value).map(String)
  return toScalars(value).filter((scalar) => typeof scalar === field.kind)
}

export function getFieldValue({ kind }: Field, value: unknown): Scalar | null {
  const scalar = Array.isArray(value) ? toScalars(value)[0] : value
  if (!isScalar(scalar)) return null
  if (kind === "text") return String(scalar)
  return typeof scalar === kind ? scalar : null
}

export function findCode({ field, codeOf }: Column, text: string): number | null {
  const value = findValue(field, text)
  return codeOf.get(value) ?? null
}

export function addCount({ live, histogram, values }: Column, code: number, step: 1 | -1): void {
  if (code === NONE) return
  setAt(live, code, (live.items[code] ?? 0) + step)
  if (histogram === null) return
  const interval = getInterval(Number(values[code]))
  histogram.intervals[interval] = (histogram.intervals[interval] ?? 0) + step
  histogram.isCurrent = false
}

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
