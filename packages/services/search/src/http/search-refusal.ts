import { SEARCH_PROBLEMS, type SearchProblem } from "@forecourt/contracts/search/calls"
import { SearchError } from "@forecourt/search-engine/rules"
import { Problem, type ServiceEnv } from "@forecourt/service-kit/http"
import type { Context } from "hono"

/** What writing is refused with, beside what searching is, and methods that an address does not know. */
const FURTHER_PROBLEMS = { NotFound: 404, MethodNotAllowed: 405, DropsTooMany: 409, Unprocessable: 422 }

export type Code = SearchProblem | keyof typeof FURTHER_PROBLEMS

const STATUSES: Readonly<Record<Code, number>> = { ...SEARCH_PROBLEMS, ...FURTHER_PROBLEMS }

/** Ends a request with a sentence for who sent it, and a code for programs. */
export class SearchRefusal extends Error {
  override name = "SearchRefusal"
  readonly code: Code
  /** Further members of the response. */
  readonly members: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: Code,
    sentence: string,
    members: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(`search: ${sentence}`)
    this.code = code
    this.members = members
    this.headers = headers
  }
}

/** The refusal that an error stands for; a surprise is told by its kind and place, and logged. */
export function refusalOf(error: unknown, say: (line: string) => void): SearchRefusal | SearchError {
  if (error instanceof SearchRefusal || error instanceof SearchError) return error
  if (error instanceof Problem) return refusalOfProblem(error)
  const { name = "Error", code, stack = "" } = error as { name?: string; code?: string; stack?: string }
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line))
  say([`search: a request failed (${code ?? name}).`, ...places.slice(0, 5)].join("\n"))
  return new SearchRefusal("ServerError", "it failed. Try again in a minute.")
}

function refusalOfProblem({ status, message, headers }: Problem): SearchRefusal {
  const code = status === 413 ? "TooLarge" : status === 405 ? "MethodNotAllowed" : "BadRequest"
  return new SearchRefusal(code, lowered(message), {}, headers)
}

/** A sentence that follows a colon; one that begins with a method stays as it is. */
function lowered(sentence: string): string {
  if (/^[A-Z]{2}/.test(sentence)) return sentence
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

/** Writes a refusal as the contract has it. */
export function refusalResponse(refusal: SearchRefusal | SearchError, context: Context<ServiceEnv>): Response {
  const { code, message } = refusal
  const { members, headers } = refusal instanceof SearchRefusal ? refusal : { members: {}, headers: {} }
  const body = JSON.stringify({ message, code, ...members })
  return new Response(body, {
    status: STATUSES[code],
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": context.get("requestId"),
      ...headers,
    },
  })
}
