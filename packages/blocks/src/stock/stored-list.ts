export interface KeptList<Item> {
  /** Returns the stored items. The returned array is the same object until the items change. */
  readonly read: () => readonly Item[]
  readonly write: (items: readonly Item[]) => void
  /**
   * Subscribes to changes of the list. The listener is also called for changes in other windows and for changes that
   * were made while the page was in the back-forward cache. Returns a function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void
}

interface KeptListOptions<Item> {
  readonly key: string
  readonly storage: () => Storage
  readonly isItem: (value: unknown) => value is Item
}

/** Creates a list that is stored in the browser. If the storage is full or blocked, the list exists only in memory. */
export function createStoredList<Item>({ key, storage, isItem }: KeptListOptions<Item>): KeptList<Item> {
  const listeners = new Set<() => void>()
  let known: readonly Item[] | null = null

  const forget = () => {
    known = null
    for (const listener of listeners) listener()
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && forget()
  const handleStorage = ({ key: changed }: StorageEvent) => (changed === key || changed === null) && forget()

  return {
    read: () => {
      known ??= readStored(key, storage).filter(isItem)
      return known
    },
    write: (items) => {
      known = items
      writeStored(key, storage, items)
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        addEventListener("pageshow", handlePageShow)
        addEventListener("storage", handleStorage)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener("pageshow", handlePageShow)
        removeEventListener("storage", handleStorage)
      }
    },
  }
}

function readStored(key: string, storage: () => Storage): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage().getItem(key) ?? "[]")
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function writeStored(key: string, storage: () => Storage, items: readonly unknown[]): void {
  try {
    if (items.length === 0) storage().removeItem(key)
    else storage().setItem(key, JSON.stringify(items))
  } catch {
    // The storage is full or forbidden: the list is kept in memory.
  }
}
