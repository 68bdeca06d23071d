import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { fetchParent, type ItemRequest } from "./query-parent.ts"

/** The item above another one. */
export interface ParentItem {
  readonly id: string
  readonly path: string
  /** What the navigation calls it. */
  readonly title: string
}

/** The item above the given one, or `null` when the item is unknown or stands at the top. */
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
