import { parseSearchRequest, type SearchRequest } from "@forecourt/contracts/search/search-request"
import schema from "@forecourt/schemas/services/search/search-request.schema.json" with { type: "json" }
import { explain } from "../kinds/explain.ts"
import { SearchRefusal } from "./search-refusal.ts"

/** What to do about a field that is not as the contract has it. */
const CURES: ReadonlyMap<string, string> = new Map([
  ["limit", "Ask for fewer, and for the next page by offset."],
  ["offset", "Nobody reads as far: narrow the search instead."],
  ["keyphrase", "Send fewer words."],
  ["index", "Send the name of an index, for example stock-se-used."],
])

/** A request of the contract; what is none is refused with what is wrong. */
export function readRequest(text: string): SearchRequest {
  const body = parsed(text)
  const request = parseSearchRequest(body)
  if (request !== null) return request
  const { field, reason } = explain(schema, body) ?? { field: "", reason: "is not what the contract describes" }
  const cure = CURES.get(field) ?? "Correct it by the contract."
  throw new SearchRefusal("BadRequest", `${field === "" ? "the request" : field} ${reason}. ${cure}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SearchRefusal("BadRequest", "the body is no JSON. Send a JSON object.")
  }
}
