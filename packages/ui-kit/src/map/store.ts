/** A value for those who follow it by themselves, without a render of everything around them. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Tells everyone that something about the value is different. */
  readonly notify: () => void
  /** Answers what ends it. */
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
