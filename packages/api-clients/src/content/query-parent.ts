import type { ParentResponse } from "@forecourt/contracts/content/parent-response"
import { parseParentResponse } from "@forecourt/contracts/content/parent-response"
import type { Http } from "../http/http.ts"
import { runQuery } from "./run-query.ts"

export interface ItemRequest {
  /** The path or identifier of the item. */
  readonly item: string
  readonly language: string
}

const DOCUMENT = `
  query Parent($item: String!, $language: String!) {
    item(path: $item, language: $language) {
      parent { id name displayName url { path } navTitle: field(name: "navTitle") { value } date: field(name: "date") { value } }
    }
  }`

type Parent = NonNullable<NonNullable<ParentResponse["item"]>["parent"]>

export async function fetchParent(
  http: Http,
  operation: string,
  { item, language }: ItemRequest,
  signal: AbortSignal | undefined,
): Promise<Parent | null> {
  const response = await runQuery(http, {
    operation,
    document: DOCUMENT,
    variables: { item, language },
    parse: parseParentResponse,
    ...(signal && { signal }),
  })
  return response.item?.parent ?? null
}
