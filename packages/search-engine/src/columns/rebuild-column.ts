import type { Field, Scalar } from "../rules/fields.ts"
import { getInterval } from "../rules/ladder.ts"
import { compareText } from "../rules/order.ts"
import { type Bits, createEmptyBits, setBit } from "./bits.ts"
import {
  type Codes,
  type Column,
  createChanges,
  createColumn,
  getRank,
  NONE,
  type Order,
  type Postings,
} from "./column.ts"
import { createNumbersBelow, type Numbers } from "./numbers.ts"
import type { Source } from "./rebuild.ts"
import { mergeSorted, PAUSE_MASK } from "./sorted.ts"
import { getDeltaCode, getDeltaCodes } from "./state.ts"

type Compare = (a: Scalar, b: Scalar) => number

export function* rebuildColumn(old: Column, source: Source, shownOrder: Compare): Generator<void, Column> {
  if (old.values.length === 1) return createColumn(old.field)
  const counts = yield* countCodes(old, source)
  const order = yield* buildOrder(old, counts)
  const newCode = new Uint32Array(counts.length)
  for (const [at, code] of order.entries()) newCode[code] = at + 1
  const values = [null, ...order.map((code) => old.values[code] ?? null)]
  const base = yield* buildCodes(old, source, newCode, { codes: values.length, total: getTotal(counts) })
  const shown = old.shown && (yield* buildShownCodes(old, newCode, counts, shownOrder))
  return yield* buildColumn(old.field, values, base, source.length, shown)
}

export function* buildColumn(
  field: Field,
  values: (Scalar | null)[],
  base: Codes,
  rows: number,
  shown: number[] | null,
): Generator<void, Column> {
  const codesByValue = new Map<Scalar, number>()
  for (const [code, value] of values.entries()) {
    if (value !== null) codesByValue.set(value, code)
    if ((code & PAUSE_MASK) === 0) yield
  }
  const counts = yield* countBase(base, values.length, rows)
  const isLookedUp = field.facet !== null || field.words || field.sort
  const postings = isLookedUp ? yield* buildPostings(base, counts, rows) : null
  const column: Column = {
    field,
    values,
    codeOf: codesByValue,
    base,
    postings,
    shown,
    baseCodes: values.length,
    ...createChanges(field),
    live: { items: counts, length: counts.length },
    order: null,
  }
  for (let code = 1; column.histogram !== null && code < values.length; code++) {
    const interval = getInterval(Number(values[code]))
    column.histogram.intervals[interval] = (column.histogram.intervals[interval] ?? 0) + (counts[code] ?? 0)
  }
  return { ...column, order: field.instant && field.sort ? orderByRank(column, rows) : null }
}

function* countCodes(old: Column, source: Source): Generator<void, Uint32Array> {
  const counts = new Uint32Array(old.values.length)
  const { codes, starts } = old.base
  for (let row = 0; row < source.length; row++) {
    const from = source[row] ?? 0
    if (starts === null) {
      const code = from < 0 ? getDeltaCode(old, -1 - from) : (codes[from] ?? NONE)
      counts[code] = (counts[code] ?? 0) + 1
    } else if (from < 0) for (const code of getDeltaCodes(old, -1 - from)) counts[code] = (counts[code] ?? 0) + 1
    else
      for (let at = starts[from] ?? 0; at < (starts[from + 1] ?? 0); at++)
        counts[codes[at] ?? 0] = (counts[codes[at] ?? 0] ?? 0) + 1
    if ((row & PAUSE_MASK) === 0) yield
  }
  return counts
}

function getTotal(counts: Uint32Array): number {
  return counts.reduce((sum, count, code) => (code === NONE ? sum : sum + count), 0)
}

function* buildOrder(old: Column, counts: Uint32Array): Generator<void, number[]> {
  const isUsed = (from: number, to: number) => {
    const codes: number[] = []
    for (let code = from; code < to; code++) if ((counts[code] ?? 0) > 0) codes.push(code)
    return codes
  }
  const [baseCodes, addedCodes] = [isUsed(1, old.baseCodes), isUsed(old.baseCodes, counts.length)]
  if (old.field.facet !== "range" && !old.field.sort) return [...baseCodes, ...addedCodes]
  const compare = createComparison(old)
  const order: number[] = []
  yield* mergeSorted(baseCodes, addedCodes.sort(compare), compare, order)
  return order
}

function createComparison(old: Column): (a: number, b: number) => number {
  const { values, field } = old
  if (field.kind !== "text") return (a, b) => Number(values[a]) - Number(values[b])
  const compareTexts = (a: number, b: number) => compareText(String(values[a]), String(values[b]))
  if (!field.instant) return compareTexts
  const moments = Float64Array.from(values, (_, code) => Number(getRank(old, code) ?? Number.NEGATIVE_INFINITY))
  return (a, b) => {
    const [first = 0, second = 0] = [moments[a], moments[b]]
    return first === second ? compareTexts(a, b) : first - second
  }
}

function* buildCodes(
  old: Column,
  source: Source,
  newCode: Uint32Array,
  size: { readonly codes: number; readonly total: number },
): Generator<void, Codes> {
  const { codes, starts } = old.base
  if (starts === null) {
    const recoded = createNumbersBelow(size.codes, size.codes === 1 ? 0 : source.length)
    for (let row = 0; row < recoded.length; row++) {
      const from = source[row] ?? 0
      const code = from < 0 ? getDeltaCode(old, -1 - from) : (codes[from] ?? NONE)
      recoded[row] = newCode[code] ?? NONE
      if ((row & PAUSE_MASK) === 0) yield
    }
    return { codes: recoded, starts: null }
  }
  const recoded = createNumbersBelow(size.codes, size.total)
  const ends = new Uint32Array(source.length + 1)
  let at = 0
  for (let row = 0; row < source.length; row++) {
    const from = source[row] ?? 0
    const rowCodes = from < 0 ? getDeltaCodes(old, -1 - from) : codes.subarray(starts[from] ?? 0, starts[from + 1] ?? 0)
    for (const code of rowCodes) recoded[at++] = newCode[code] ?? NONE
    ends[row + 1] = at
    if ((row & PAUSE_MASK) === 0) yield
  }
  return { codes: recoded, starts: ends }
}

function* buildShownCodes(
  { shown, values }: Column,
  newCode: Uint32Array,
  counts: Uint32Array,
  compare: Compare,
): Generator<void, number[]> {
  const shownCodes = (shown ?? []).filter((code) => (counts[code] ?? 0) > 0)
  const known = new Set(shown)
  const addedCodes = Array.from(counts.keys()).filter(
    (code) => code !== NONE && (counts[code] ?? 0) > 0 && !known.has(code),
  )
  const compareValues = (a: number, b: number) => compare(values[a] ?? "", values[b] ?? "")
  const order: number[] = []
  yield* mergeSorted(shownCodes, addedCodes.sort(compareValues), compareValues, order)
  return order.map((code) => newCode[code] ?? NONE)
}

function* countBase({ codes, starts }: Codes, values: number, rows: number): Generator<void, Uint32Array> {
  const counts = new Uint32Array(values)
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? NONE
    counts[code] = (counts[code] ?? 0) + 1
    if ((at & PAUSE_MASK) === 0) yield
  }
  if (starts === null && codes.length === 0) counts[NONE] = rows
  return counts
}

/**
 * The threshold for storing the rows of a code as a bitmap. If at least one row in 16 has the code, a bitmap is smaller
 * than a list of rows.
 */
const FREQUENT = 16

function* buildPostings({ codes, starts }: Codes, counts: Uint32Array, rows: number): Generator<void, Postings | null> {
  if (counts.length === 1) return null
  const first = new Uint32Array(counts.length + 1)
  for (let code = 0; code < counts.length; code++) first[code + 1] = (first[code] ?? 0) + (counts[code] ?? 0)
  const next = first.slice()
  const list = new Uint32Array(codes.length)
  for (let row = 0; row < rows; row++) {
    const [from, to] = starts === null ? [row, row + 1] : [starts[row] ?? 0, starts[row + 1] ?? 0]
    for (let at = from; at < to; at++) {
      const code = codes[at] ?? NONE
      list[next[code] ?? 0] = row
      next[code] = (next[code] ?? 0) + 1
    }
    if ((row & PAUSE_MASK) === 0) yield
  }
  return { rows: list, starts: first, frequent: yield* buildFrequentBits({ rows: list, starts: first }, counts, rows) }
}

function* buildFrequentBits(
  { rows: list, starts }: Omit<Postings, "frequent">,
  counts: Uint32Array,
  rows: number,
): Generator<void, ReadonlyMap<number, Bits>> {
  const frequent = new Map<number, Bits>()
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] ?? 0) * FREQUENT < rows) continue
    const bits = createEmptyBits(rows)
    for (let at = starts[code] ?? 0; at < (starts[code + 1] ?? 0); at++) setBit(bits, list[at] ?? 0)
    frequent.set(code, bits)
    yield
  }
  return frequent
}

/**
 * Sorts the rows of a date field by instant, since different strings may represent the same instant. Returns `null` if
 * the codes of the values already have this order.
 */
function orderByRank(column: Column, rows: number): Order | null {
  const { postings, values } = column
  if (postings === null) return null
  const ranks = new Uint32Array(values.length)
  let [rank, previous] = [0, Number.NaN]
  for (let code = 1; code < values.length; code++) {
    const moment = getRank(column, code)
    if (moment === null) continue
    if (Number(moment) !== previous) rank++
    previous = Number(moment)
    ranks[code] = rank
  }
  if (rank === values.length - 1) return null
  return groupByRank(column.base.codes, ranks, rank + 1, rows)
}

function groupByRank(codes: Numbers, rankOf: Uint32Array, groups: number, rows: number): Order {
  const starts = new Uint32Array(groups + 1)
  for (let row = 0; row < rows; row++) {
    const rank = rankOf[codes[row] ?? NONE] ?? 0
    starts[rank + 1] = (starts[rank + 1] ?? 0) + 1
  }
  for (let rank = 0; rank < groups; rank++) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0)
  const next = starts.slice()
  const list = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) {
    const rank = rankOf[codes[row] ?? NONE] ?? 0
    list[next[rank] ?? 0] = row
    next[rank] = (next[rank] ?? 0) + 1
  }
  return { rows: list, starts, rankOf }
}
