import { parseAncestorsAnswer } from "../generated/content/ancestors-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"
import type { ItemRequest } from "./ask-parent.ts"

/** A page above another one. */
export interface Ancestor {
  path: string
  /** What the navigation calls it. */
  title: string
}

const DOCUMENT = `
  query Ancestors($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      ancestors(hasLayout: true) { name displayName url { path } navTitle: field(name: "navTitle") { value } }
    }
  }`

/** The pages above a page, home first; none when the page is unknown. The platform tells the immediate parent first. */
export async function fetchAncestors(
  http: Http,
  { item, language }: ItemRequest,
  { signal }: CallOptions = {},
): Promise<Ancestor[]> {
  const answer = await ask(http, {
    operation: "fetchAncestors",
    document: DOCUMENT,
    variables: { item, language },
    parse: parseAncestorsAnswer,
    ...(signal && { signal }),
  })
  const steps = (answer.item?.ancestors ?? []).flatMap((page) =>
    page ? [{ path: page.url.path, title: page.navTitle?.value?.trim() || page.displayName || page.name }] : [],
  )
  return steps.reverse()
}
