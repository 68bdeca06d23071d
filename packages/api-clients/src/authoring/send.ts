import { parseAuthoringRefusal } from "@forecourt/contracts/content/authoring-refusal"
import { ApiError, type Http, type HttpRequest } from "../http/http.ts"
import type { Refusals } from "./outcomes.ts"

export interface AuthoringCall<Done, Known> {
  readonly path: string
  readonly request: HttpRequest & { readonly operation: string }
  /** Parses the response body. Returns `null` for an unknown format. */
  readonly read: (body: unknown, etag: string | null) => Done | null
  /**
   * The expected error statuses, each with the function that converts the response to a result. Any other error status
   * throws an error.
   */
  readonly refusals: Known
}

type Outcome<Known extends Refusals> = ReturnType<Known[keyof Known & number]>

export async function sendAuthoringCall<Done, Known extends Refusals>(
  http: Http,
  { path, request, read, refusals }: AuthoringCall<Done, Known>,
): Promise<Done | Outcome<Known>> {
  const { operation } = request
  const response = await http.request(path, request)
  const { status, ok } = response
  const body: unknown = status === NO_CONTENT ? null : await response.json().catch(() => undefined)
  const outcome = ok ? read(body, response.headers.get("etag")) : parseRefusal(body, status, refusals)
  if (outcome !== null) return outcome
  const problem = ok ? { problem: "got a response in an unknown form" } : {}
  throw new ApiError({ service: http.service, operation, status, ...problem, details: body })
}

const NO_CONTENT = 204

function parseRefusal<Known extends Refusals>(body: unknown, status: number, refusals: Known): Outcome<Known> | null {
  const read = (refusals as Refusals)[status]
  const refusal = read === undefined ? null : parseAuthoringRefusal(body)
  return read === undefined || refusal === null ? null : (read(refusal) as Outcome<Known>)
}

/** Creates a function that parses the body of a response that has no ETag. */
export function readAs<Body extends object>(parse: (body: unknown) => Body | null) {
  return (body: unknown): ({ readonly kind: "ok" } & Body) | null => {
    const read = parse(body)
    return read && { kind: "ok", ...read }
  }
}
