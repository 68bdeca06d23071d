import type { CallOptions } from "@forecourt/contracts/call"
import type { Http } from "../http/http.ts"
import { fetchParent, type ItemRequest } from "./query-parent.ts"
import { readMoment } from "./read-article.ts"

/**
 * Finds the publication date of the page that contains an item. This page is the item's parent, and the result is
 * `null` if the item has no parent. Spec 1 §7.
 */
export async function findPublishInfo(
  http: Http,
  request: ItemRequest,
  { signal }: CallOptions = {},
): Promise<{ readonly date: string | null } | null> {
  const parent = await fetchParent(http, "findPublishInfo", request, signal)
  return parent === null ? null : { date: readMoment(parent.date?.value) }
}
