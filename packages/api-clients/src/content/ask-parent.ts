import { parseParentAnswer } from "../generated/content/parent-answer.parser.js"
import type { ParentAnswer } from "../generated/content/parent-answer.ts"
import type { Http } from "../http/http.ts"
import { ask } from "./ask.ts"

export interface ItemRequest {
  /** Path or identifier of the item. */
  readonly item: string
  readonly language: string
}

const DOCUMENT = `
  query Parent($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      parent { id name displayName url { path } navTitle: field(name: "navTitle") { value } date: field(name: "date") { value } }
    }
  }`

type Parent = NonNullable<NonNullable<ParentAnswer["item"]>["parent"]>

export async function askParent(
  http: Http,
  operation: string,
  { item, language }: ItemRequest,
  signal: AbortSignal | undefined,
): Promise<Parent | null> {
  const answer = await ask(http, {
    operation,
    document: DOCUMENT,
    variables: { item, language },
    parse: parseParentAnswer,
    ...(signal && { signal }),
  })
  return answer.item?.parent ?? null
}
