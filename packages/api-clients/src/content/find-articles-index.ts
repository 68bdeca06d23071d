import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoriesIndexResponse } from "@forecourt/contracts/content/stories-index-response"
import type { Http } from "../http/http.ts"
import type { ItemRequest } from "./find-parent.ts"
import { runQuery } from "./run-query.ts"

/** An articles index: the item that contains the settings for the list of articles below a page. Spec 1 §3. */
export interface ArticlesIndex {
  /**
   * The path of the index item, such as `/nyheter/data/index`. It is always two levels below the page with the
   * articles, here `/nyheter`.
   */
  readonly path: string
  readonly root: string
  readonly showDates: boolean
  readonly layout: string
  readonly highlightLatestStory: boolean
}

const QUERY = {
  operation: "findArticlesIndex",
  parse: parseStoriesIndexResponse,
  document: `
    query StoriesIndex($item: String!, $language: String!) {
      item(path: $item, language: $language) {
        url { path }
        showDates: field(name: "showDates") { value }
        layout: field(name: "layout") { value }
        highlightLatestStory: field(name: "highlightLatestStory") { value }
        parent { parent { id } }
      }
    }`,
}

/**
 * Fetches an articles index and the page to which it belongs, which is two levels above the index. Returns `null` if
 * the index or that page does not exist.
 */
export async function findArticlesIndex(
  http: Http,
  { item, language }: ItemRequest,
  options?: CallOptions,
): Promise<ArticlesIndex | null> {
  const { item: index } = await runQuery(http, QUERY, { item, language }, options)
  const root = index?.parent?.parent?.id
  if (!index || !root) return null
  return {
    path: index.url.path,
    root,
    showDates: index.showDates?.value === "1",
    layout: index.layout?.value ?? "",
    highlightLatestStory: index.highlightLatestStory?.value === "1",
  }
}
