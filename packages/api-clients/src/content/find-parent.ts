import type { CallOptions } from "@forecourt/contracts/call"
import { parseParentResponse } from "@forecourt/contracts/content/parent-response"
import type { Http } from "../http/http.ts"
import { readMoment } from "./read-article.ts"
import { runQuery } from "./run-query.ts"

export interface ItemRequest {
  /** The path or identifier of the item. */
  readonly item: string
  readonly language: string
}

/** The parent of an item. */
export interface ParentItem {
  readonly id: string
  readonly path: string
  readonly title: string
}

const DOCUMENT = `
  query Parent($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      parent { id name displayName url { path } navTitle: field(name: "navTitle") { value } date: field(name: "date") { value } }
    }
  }`

/** Finds the parent of an item. Returns `null` when the item is unknown or has no parent. */
export async function findParentId(
  http: Http,
  request: ItemRequest,
  options?: CallOptions,
): Promise<ParentItem | null> {
  const parent = await fetchParent("findParentId", http, request, options)
  if (parent === null) return null
  const { id, name, displayName, url, navTitle } = parent
  return { id, path: url.path, title: navTitle?.value?.trim() || displayName || name }
}

/**
 * Finds the publication date of an item's parent, which is the page that contains the item. In the result, `date` is
 * `null` if the page has no valid date. Returns `null` if the item has no parent. Spec 1 §7.
 */
export async function findPublishInfo(
  http: Http,
  request: ItemRequest,
  options?: CallOptions,
): Promise<{ readonly date: string | null } | null> {
  const parent = await fetchParent("findPublishInfo", http, request, options)
  return parent && { date: readMoment(parent.date?.value) }
}

async function fetchParent(operation: string, http: Http, { item, language }: ItemRequest, options?: CallOptions) {
  const query = { operation, document: DOCUMENT, parse: parseParentResponse }
  const response = await runQuery(http, query, { item, language }, options)
  return response.item?.parent ?? null
}
