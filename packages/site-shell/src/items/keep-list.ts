/** The cache time in milliseconds. The list is cached because reading the whole stock takes many searches. */
const KEEP_MS = 300_000

interface KeptList {
  readonly items: Promise<readonly unknown[]>
  readonly readAt: number
}

const kept = new WeakMap<object, Map<string, KeptList>>()

export function keepList<Item>(stock: object, name: string, list: () => Promise<readonly Item[]>) {
  const lists = kept.get(stock) ?? new Map<string, KeptList>()
  kept.set(stock, lists)
  const cached = lists.get(name)
  if (cached !== undefined && Date.now() - cached.readAt < KEEP_MS) return cached.items as Promise<readonly Item[]>
  const items = list()
  lists.set(name, { items, readAt: Date.now() })
  items.catch(() => lists.delete(name))
  return items
}
