/** A set of rows as a bitmap. Each array element contains the bits of 32 rows. */
export type Bits = Uint32Array

const WORD = 32

export function createEmptyBits(rows: number): Bits {
  return new Uint32Array(Math.ceil(rows / WORD))
}

export function createFullBits(rows: number): Bits {
  const bits = createEmptyBits(rows).fill(0xffffffff)
  const rest = rows % WORD
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31))
}

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0
}

export function andBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

export function andNotBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

export function orBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at++) count += getBitCount(bits[at] ?? 0)
  return count
}

function getBitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function listRows(bits: Bits, max: number): Uint32Array {
  const rows = new Uint32Array(max)
  let count = 0
  for (let at = 0; at < bits.length && count < max; at++) {
    let word = bits[at] ?? 0
    while (word !== 0 && count < max) {
      const lowest = word & -word
      rows[count++] = at * WORD + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return rows.subarray(0, count)
}
