import { useState } from "react"

interface Keyed {
  readonly entries: readonly unknown[]
  readonly keys: readonly number[]
  readonly next: number
}

/**
 * A key for each entry of a list, which it keeps when it is moved and when it is changed in its place: so what is typed,
 * unfolded and focused stays with it.
 */
export function useEntryKeys(entries: readonly unknown[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>(() => updateKeys({ entries: [], keys: [], next: 0 }, entries))
  if (isSameList(keyed.entries, entries)) return keyed.keys
  const again = updateKeys(keyed, entries)
  setKeyed(again)
  return again.keys
}

/** Entries that were there keep their keys; what stands where one went away is that one, changed. */
export function updateKeys(before: Keyed, entries: readonly unknown[]): Keyed {
  const free = new Map(before.keys.map((key, index) => [index, key]))
  const keys = entries.map((entry) => {
    const index = [...free.keys()].find((at) => before.entries[at] === entry)
    if (index === undefined) return undefined
    const key = free.get(index)
    free.delete(index)
    return key
  })
  let next = before.next
  const isChangedInPlace = before.entries.length === entries.length
  const all = keys.map((key, index) => {
    if (key !== undefined) return key
    const changed = isChangedInPlace ? free.get(index) : undefined
    if (changed !== undefined) free.delete(index)
    return changed ?? next++
  })
  return { entries, keys: all, next }
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}
