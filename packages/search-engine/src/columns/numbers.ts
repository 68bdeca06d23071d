export type Numbers = Uint8Array | Uint16Array | Uint32Array

export function createNumbersBelow(limit: number, length: number): Numbers {
  if (limit <= 0x100) return new Uint8Array(length)
  return limit <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length)
}

export interface GrowingNumbers {
  items: Uint32Array
  length: number
}

const FIRST_CAPACITY = 64

export function createGrowingNumbers(capacity = 0): GrowingNumbers {
  return { items: new Uint32Array(capacity), length: 0 }
}

export function setAt(numbers: GrowingNumbers, at: number, value: number): void {
  if (at >= numbers.items.length) {
    const grown = new Uint32Array(Math.max(FIRST_CAPACITY, at + 1, numbers.items.length * 2))
    grown.set(numbers.items)
    numbers.items = grown
  }
  numbers.items[at] = value
  if (at >= numbers.length) numbers.length = at + 1
}
