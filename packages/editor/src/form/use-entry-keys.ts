import { useState } from "react"

interface Keyed {
  readonly entries: readonly unknown[]
  readonly keys: readonly number[]
  readonly next: number
}

/**
 * Returns a React key for each list entry. A moved or changed entry keeps its key, and therefore its typed text and the
 * focus.
 */
export function useEntryKeys(entries: readonly unknown[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>(() => updateKeys({ entries: [], keys: [], next: 0 }, entries))
  if (isSameList(keyed.entries, entries)) return keyed.keys
  const again = updateKeys(keyed, entries)
  setKeyed(again)
  return again.keys
}

/**
 * Calculates the keys after a change of the list. A new entry at the position of a removed one gets the same key, since
 * it counts as a changed entry.
 */
export function updateKeys(previous: Keyed, entries: readonly unknown[]): Keyed {
  const free = new Map(previous.keys.map((key, index) => [index, key]))
  const keys = entries.map((entry) => {
    const index = [...free.keys()].find((at) => previous.entries[at] === entry)
    if (index === undefined) return undefined
    const key = free.get(index)
    free.delete(index)
    return key
  })
  let next = previous.next
  const isChangedInPlace = previous.entries.length === entries.length
  const all = keys.map((key, index) => {
    if (key !== undefined) return key
    const changed = isChangedInPlace ? free.get(index) : undefined
    if (changed !== undefined) free.delete(index)
    return changed ?? next++
  })
  return { entries, keys: all, next }
}

function isSameList(list: readonly unknown[], other: readonly unknown[]): boolean {
  return list.length === other.length && list.every((entry, index) => entry === other[index])
}
