/**
 * Paths and the rules they belong to. A `Map` does the same, but filling it takes three times as long as parsing the
 * table it comes from, and every edge runtime would wait for that.
 */
export interface PathIndex {
  /** The first rule of a path, or -1. */
  find(path: string): number
}

/** Makes an index of paths that are all different, but for those that `isOut` names. */
export function createPathIndex(paths: readonly string[], isOut: (place: number) => boolean): PathIndex {
  const size = 2 ** Math.ceil(Math.log2(Math.max(4, paths.length * 2)))
  const mask = size - 1
  /** Place of a path in `paths`, plus one; 0 is free. */
  const slots = new Int32Array(size)
  const hashes = new Int32Array(size)
  for (let place = 0; place < paths.length; place += 1) {
    if (isOut(place)) continue
    const hash = hashOf(paths[place] as string)
    let slot = hash & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = place + 1
    hashes[slot] = hash
  }
  return {
    find: (path) => {
      const hash = hashOf(path)
      for (let slot = hash & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
        if (hashes[slot] === hash && paths[(slots[slot] as number) - 1] === path) return (slots[slot] as number) - 1
      }
      return -1
    },
  }
}

/** FNV-1a, and its upper half mixed into the lower one. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
