/**
 * A value that components can subscribe to. When the value changes, only the subscribed components are rendered again,
 * not their parents.
 */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly notify: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set: (value) => {
      if (value === current) return
      current = value
      notify()
    },
    notify,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
