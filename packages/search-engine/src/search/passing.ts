import { andNotBits, type Bits, clearBit, createEmptyBits, createFullBits, orBits, setBit } from "../columns/bits.ts"
import { NONE, type Postings } from "../columns/column.ts"
import { getDeltaCodes, type State } from "../columns/state.ts"
import type { Condition, Flagged, Keyed } from "./conditions.ts"

export function findBits({ keys: { length } }: State, { any, none }: Condition): Bits {
  const bits = any === null ? createFullBits(length) : createEmptyBits(length)
  for (const part of any ?? []) addPart(bits, part, length)
  for (const part of none) {
    const without = createEmptyBits(length)
    addPart(without, part, length)
    andNotBits(bits, without)
  }
  return bits
}

function addPart(bits: Bits, part: Flagged | Keyed, rows: number): void {
  if ("rows" in part) {
    for (const row of part.rows) setBit(bits, row)
    return
  }
  const { postings, base, baseCodes } = part.column
  if (postings === null) {
    addScanned(bits, part, rows)
    return
  }
  if (base.starts === null && countFlagged(postings, part.flags, baseCodes) * 2 > rows) {
    const others = createFullBits(rows)
    eachPosting(postings, baseCodes, (code) => part.flags[code] !== 1, createClearer(others))
    orBits(bits, others)
    return
  }
  eachPosting(postings, baseCodes, (code) => part.flags[code] === 1, createSetter(bits))
}

interface Taker {
  readonly takeBits: (bits: Bits) => void
  readonly takeRows: (rows: Uint32Array, from: number, to: number) => void
}

function createSetter(into: Bits): Taker {
  return {
    takeBits: (bits) => orBits(into, bits),
    takeRows(rows, from, to) {
      for (let at = from; at < to; at++) setBit(into, rows[at] ?? 0)
    },
  }
}

function createClearer(from: Bits): Taker {
  return {
    takeBits: (bits) => andNotBits(from, bits),
    takeRows(rows, start, to) {
      for (let at = start; at < to; at++) clearBit(from, rows[at] ?? 0)
    },
  }
}

function eachPosting(
  { rows, starts, frequent }: Postings,
  codes: number,
  isMeant: (code: number) => boolean,
  { takeBits, takeRows }: Taker,
): void {
  for (let code = NONE; code < codes; code++) {
    if (!isMeant(code)) continue
    const bits = frequent.get(code)
    if (bits !== undefined) takeBits(bits)
    else takeRows(rows, starts[code] ?? 0, starts[code + 1] ?? 0)
  }
}

function countFlagged({ starts }: Postings, flags: Uint8Array, codes: number): number {
  let count = 0
  for (let code = 1; code < codes; code++) if (flags[code] === 1) count += (starts[code + 1] ?? 0) - (starts[code] ?? 0)
  return count
}

function addScanned(bits: Bits, { column, flags }: Flagged, rows: number): void {
  const { codes, starts } = column.base
  if (starts === null) {
    for (let row = 0; row < codes.length; row++) if (flags[codes[row] ?? NONE] === 1) setBit(bits, row)
    return
  }
  for (let row = 0; row < rows; row++)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      if (flags[codes[at] ?? NONE] === 1) setBit(bits, row)
}

export function isPassing({ any, none }: Condition, row: number): boolean {
  return (any === null || any.some((part) => hasPart(part, row))) && !none.some((part) => hasPart(part, row))
}

function hasPart(part: Flagged | Keyed, row: number): boolean {
  if ("rows" in part) return part.added.has(row)
  for (const code of getDeltaCodes(part.column, row)) if (part.flags[code] === 1) return true
  return false
}
