import type { CallOptions } from "@forecourt/contracts/call"
import { parseLayoutResponse } from "@forecourt/contracts/content/layout-response"
import type { Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"

export interface PageAddress {
  readonly site: string
  /** The path of the page without the language, for example `/workshop`. */
  readonly path: string
  readonly language: string
}

/** The layout data as the platform returns it. The renderer parses it later. */
export type LayoutData = Readonly<Record<string, unknown>>

const QUERY = {
  operation: "fetchLayout",
  parse: parseLayoutResponse,
  document: `
    query Layout($site: String!, $path: String!, $language: String!) {
      layout(site: $site, routePath: $path, language: $language) { item { rendered } }
    }`,
}

/** Fetches the layout of a page. Returns `null` when the platform has no page at the path. */
export async function fetchLayout(
  http: Http,
  { site, path, language }: PageAddress,
  options?: CallOptions,
): Promise<LayoutData | null> {
  const response = await runQuery(http, QUERY, { site, path, language }, options)
  return response.layout?.item?.rendered ?? null
}
