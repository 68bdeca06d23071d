import { isRecord, toWireString, type WireRecord } from "./wire-values.ts"

const NO_FIELDS: WireRecord = Object.freeze({})

/**
 * Returns the object that contains a block's fields in the data from the platform, or `null` if the data is an array
 * from a resolver.
 */
export function getFields(raw: unknown): WireRecord | null {
  if (Array.isArray(raw)) return null
  if (!isRecord(raw)) return NO_FIELDS
  return isRecord(raw.data) && isRecord(raw.data.datasource) ? raw.data.datasource : raw
}

/**
 * Reads the fields of a referenced item, either from layout data or from the response of a query. Returns `undefined`
 * if there is no item.
 */
export function readItem<Item>(raw: unknown, read: (fields: unknown) => Item): Item | undefined {
  if (!isRecord(raw)) return undefined
  if ("targetItem" in raw) return readItem(raw.targetItem, read)
  for (const _ in raw) return read(raw.fields ?? raw)
  return undefined
}

/**
 * Reads the fields of each item in a list, from layout data or from a query response. Returns `undefined` if `raw`
 * contains no list. An item for which `read` returns `undefined` is left out. If `read` returns `null` for an item, the
 * result is `null`.
 */
export function readEach<Item>(
  raw: unknown,
  read: (fields: unknown) => Item | null | undefined,
): Item[] | null | undefined {
  if (!Array.isArray(raw)) return isRecord(raw) && "targetItems" in raw ? readEach(raw.targetItems, read) : undefined
  const items: Item[] = []
  for (const entry of raw) {
    if (!isRecord(entry)) continue
    const item = read(entry.fields ?? entry)
    if (item === null) return null
    if (item !== undefined) items.push(item)
  }
  return items
}

/**
 * Reads the items that a navigation or link-list resolver on the platform returns. The property names of these items
 * are capitalised, and an item may have children.
 */
export function readResolverItems(items: unknown): object[] {
  return Array.isArray(items) ? items.filter(isRecord).map(readResolverItem) : []
}

function readResolverItem(item: WireRecord): object {
  const title = isRecord(item.NavigationTitle)
    ? toWireString(item.NavigationTitle.value)
    : toWireString(item.NavigationTitle)
  const name = toWireString(item.Name) || toWireString(item.DisplayName) || title
  const path = toWireString(item.Href) + toWireString(item.Querystring)
  const children = readResolverItems(item.Children)
  return { name, path, ...(title && { navigationTitle: title }), ...(children.length > 0 && { children }) }
}
