import type { CallOptions } from "@forecourt/contracts/call"
import { parseTagsResponse } from "@forecourt/contracts/content/tags-response"
import type { Http } from "../http/http.ts"
import { getNextCursor, readAllPages } from "./all-pages.ts"
import { runQuery } from "./run-query.ts"

/** A tag for articles. */
export interface Tag {
  id: string
  /** The key that identifies the tag in URLs. It is the same in every language. */
  key: string
  value: string
}

const TAGS_FOLDER = "Data/Tags"

const QUERY = {
  operation: "fetchTags",
  parse: parseTagsResponse,
  document: `
    query Tags($folder: String!, $language: String!, $after: String!) {
      item(path: $folder, language: $language) {
        children(first: 100, after: $after) {
          pageInfo { endCursor hasNext }
          results { id key: field(name: "key") { value } value: field(name: "value") { value } }
        }
      }
    }`,
}

export interface TagsRequest {
  /** The site's path in the content tree. */
  readonly rootPath: string
  readonly language: string
}

/** Fetches the tags of a site in the editors' order. Returns an empty list when the site has no folder of tags. */
export function fetchTags(http: Http, { rootPath, language }: TagsRequest, options?: CallOptions): Promise<Tag[]> {
  return readAllPages(async (after) => {
    const response = await runQuery(http, QUERY, { folder: `${rootPath}/${TAGS_FOLDER}`, language, after }, options)
    const children = response.item?.children
    if (!children) return { entries: [], next: null }
    const entries = children.results.flatMap((tag) => {
      const key = tag?.key?.value?.trim()
      const value = tag?.value?.value?.trim()
      return tag && key && value ? [{ id: tag.id, key, value }] : []
    })
    return { entries, next: getNextCursor(children.pageInfo) }
  })
}
