import { PLAIN_LETTERS } from "../address/path-key.ts"

/**
 * An index that finds the rule for a path. It is used instead of a `Map`, since filling a `Map` takes three times as
 * long as parsing the table.
 */
export interface PathIndex {
  find(path: string): number
  /** Returns false if it is certain that no path has the given hash. Returns true if a path may have the hash. */
  mayHave(hash: number): boolean
}

export function createPathIndex(paths: readonly string[], isOut: (place: number) => boolean): PathIndex {
  const size = 2 ** Math.ceil(Math.log2(Math.max(4, paths.length * 2)))
  const mask = size - 1
  /**
   * The buckets of the hash table. A bucket contains the index of a path in `paths` plus one, or 0 if the bucket is
   * free.
   */
  const buckets = new Int32Array(size)
  const hashes = new Int32Array(size)
  const { add, mayHave } = createFilter(paths.length)
  for (let place = 0; place < paths.length; place += 1) {
    if (isOut(place)) continue
    const hash = calculateHash(paths[place] as string)
    add(hash)
    let bucket = mixBits(hash) & mask
    while (buckets[bucket] !== 0) bucket = (bucket + 1) & mask
    buckets[bucket] = place + 1
    hashes[bucket] = hash
  }
  return {
    find: (path) => {
      const hash = calculateHash(path)
      for (let bucket = mixBits(hash) & mask; buckets[bucket] !== 0; bucket = (bucket + 1) & mask) {
        if (hashes[bucket] === hash && paths[(buckets[bucket] as number) - 1] === path)
          return (buckets[bucket] as number) - 1
      }
      return -1
    },
    mayHave,
  }
}

/**
 * Creates a Bloom filter. It may return false positives, but never false negatives, and it fits into the CPU cache.
 */
export function createFilter(count: number) {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(4, count))) * 32 - 1
  const bits = new Int32Array((mask + 1) / 32)
  return {
    add: (hash: number) => {
      const bit = mixBits(hash) & mask
      bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << bit)
    },
    mayHave: (hash: number) => {
      const bit = mixBits(hash) & mask
      return ((bits[bit >>> 5] as number) & (1 << bit)) !== 0
    },
  }
}

const OFFSET = 0x811c9dc5 | 0
const PRIME = 0x01000193
const SLASH = 47
const DOT = 46

export function calculateHash(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash
}

function mixBits(hash: number): number {
  return hash ^ (hash >>> 15)
}

/** The hashes from the last call of {@link scanPath}. */
export const scanned = { hash: 0, head: 0 }

/**
 * True if a path is already in its normalised form (its key). The hashes of the path are written to {@link scanned}.
 * The function creates no objects, since for most requests no other code runs.
 */
export function scanPath(path: string): boolean {
  const { length } = path
  if (path.charCodeAt(0) !== SLASH) return false
  let hash = Math.imul(OFFSET ^ SLASH, PRIME)
  let head = 0
  let isHead = true
  let previous = SLASH
  for (let at = 1; at < length; at += 1) {
    const code = path.charCodeAt(at)
    if (PLAIN_LETTERS[code] !== 1) {
      if (previous === SLASH || (code !== SLASH && code !== DOT)) return false
      if (code === SLASH && isHead) {
        head = hash
        isHead = false
      }
    }
    hash = Math.imul(hash ^ code, PRIME)
    previous = code
  }
  scanned.hash = hash
  scanned.head = isHead ? hash : head
  return previous !== SLASH
}
