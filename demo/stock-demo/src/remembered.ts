/** Memoizes a function: the same values occur in thousands of cars. */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const made = make(key)
    known.set(key, made)
    return made
  }
}
