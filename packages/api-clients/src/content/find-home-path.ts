import { parseHomePathAnswer } from "../generated/content/home-path-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"

const DOCUMENT = `
  query HomePath($site: String!, $language: String!) {
    layout(site: $site, routePath: "/", language: $language) { item { path } }
  }`

/** Where a site's home page stands in the content tree, or `null` when the site is unknown. */
export async function findHomePath(
  http: Http,
  { site, language }: { readonly site: string; readonly language: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  const answer = await ask(http, {
    operation: "findHomePath",
    document: DOCUMENT,
    variables: { site, language },
    parse: parseHomePathAnswer,
    ...(signal && { signal }),
  })
  return answer.layout?.item?.path ?? null
}
