import type { CallOptions } from "@forecourt/contracts/call"
import { parseStoriesIndexResponse } from "@forecourt/contracts/content/stories-index-response"
import type { Http } from "../http/http.ts"
import type { ItemRequest } from "./query-parent.ts"
import { runQuery } from "./run-query.ts"

/** The settings for the list of articles below a page. Spec 1 §3. */
export interface ArticlesIndex {
  /** The path of the index, two segments below the page: `/nyheter/data/index`. */
  readonly path: string
  readonly root: string
  readonly showDates: boolean
  readonly layout: string
  readonly highlightLatestStory: boolean
}

const DOCUMENT = `
  query StoriesIndex($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      url { path }
      showDates: field(name: "showDates") { value }
      layout: field(name: "layout") { value }
      highlightLatestStory: field(name: "highlightLatestStory") { value }
      parent { parent { id } }
    }
  }`

/** Finds the index of the articles below a page. Returns `null` when there is none. */
export async function findArticlesIndex(
  http: Http,
  { item, language }: ItemRequest,
  { signal }: CallOptions = {},
): Promise<ArticlesIndex | null> {
  const { item: index } = await runQuery(http, {
    operation: "findArticlesIndex",
    document: DOCUMENT,
    variables: { item, language },
    parse: parseStoriesIndexResponse,
    ...(signal && { signal }),
  })
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
