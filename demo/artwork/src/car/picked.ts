import { at } from "../drawing/geometry.ts"

/** A number from 0 up to 1 that follows from the words alone (FNV-1a, then mixed). */
export function share(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join("\u0000")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
}

/** One item of the list, always the same for the same words. */
export function picked<Item>(list: readonly Item[], ...words: readonly (string | number)[]): Item {
  return at(list, Math.floor(share(...words) * list.length))
}
