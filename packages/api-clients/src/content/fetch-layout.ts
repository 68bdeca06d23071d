import { parseLayoutAnswer } from "../generated/content/layout-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"

export interface PageAddress {
  readonly site: string
  /** Address of the page without language, for example `/workshop`. */
  readonly path: string
  readonly language: string
}

/** Layout data as the platform sends it; the renderer reads it. */
export type LayoutData = Readonly<Record<string, unknown>>

const DOCUMENT = `
  query Layout($site: String!, $path: String!, $language: String!) {
    layout(site: $site, routePath: $path, language: $language) { item { rendered } }
  }`

/** The layout of a page, or `null` when the platform knows no page at the address. */
export async function fetchLayout(
  http: Http,
  { site, path, language }: PageAddress,
  { signal }: CallOptions = {},
): Promise<LayoutData | null> {
  const answer = await ask(http, {
    operation: "fetchLayout",
    document: DOCUMENT,
    variables: { site, path, language },
    parse: parseLayoutAnswer,
    ...(signal && { signal }),
  })
  return answer.layout?.item?.rendered ?? null
}
