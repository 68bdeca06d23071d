import type { CallOptions } from "@forecourt/contracts/call"
import { type PagesResponse, parsePagesResponse } from "@forecourt/contracts/content/pages-response"
import type { Http } from "../http/http.ts"
import { readAs, sendAuthoringCall } from "./send.ts"

/** The pages of a site in one language, by path. */
export interface PageList extends PagesResponse {
  readonly kind: "ok"
}

/** Reads the list of a site's published pages, so that editors can select them as the targets of links. */
export function readPages(
  http: Http,
  { site, language }: { readonly site: string; readonly language: string },
  options?: CallOptions,
): Promise<PageList> {
  return sendAuthoringCall(http, {
    path: "/pages",
    request: { operation: "readPages", query: { site, language }, ...options },
    read: readAs(parsePagesResponse),
    refusals: {},
  })
}
