import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { fetchParent, type ItemRequest } from "./query-parent.ts"

/** The parent of an item. */
export interface ParentItem {
  readonly id: string
  readonly path: string
  readonly title: string
}

/** Finds the parent of an item. Returns `null` when the item is unknown or has no parent. */
export async function findParentId(
  http: Http,
  request: ItemRequest,
  { signal }: CallOptions = {},
): Promise<ParentItem | null> {
  const parent = await fetchParent(http, "findParentId", request, signal)
  if (parent === null) return null
  const { id, name, displayName, url, navTitle } = parent
  return { id, path: url.path, title: navTitle?.value?.trim() || displayName || name }
}
