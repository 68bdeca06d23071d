import type { CallOptions } from "../content/ask.ts"
import { parseTyreHotelRefusal } from "../generated/tyre-hotel/refusal.parser.js"
import { ApiError, type HttpRequest } from "../http/http.ts"
import { retryAfterMs } from "../http/retry-after.ts"
import type { TyreHotelHttp } from "./tyre-hotel-http.ts"
import { TyreHotelRefusal } from "./tyre-hotel-refusal.ts"

const ROOT = "/api/tirehotel"

export interface TyreHotelCall extends Pick<HttpRequest, "method" | "query" | "headers" | "body">, CallOptions {
  /** Function that asks, for error messages. */
  readonly operation: string
  /** Below `/api/tirehotel`. Spec 3 §7.3. */
  readonly path: string
  /** Whether asking twice does no harm. */
  readonly idempotent: boolean
  /** Names the visitor's session. */
  readonly token?: string
}

/** Makes a call and gives back the answer, whatever its status. */
export function send(http: TyreHotelHttp, { path, token, headers, ...request }: TyreHotelCall): Promise<Response> {
  return http.request(ROOT + path, {
    ...request,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
  })
}

/** What a call was made for, read at the door. */
export async function readAnswer<Answer>(
  response: Response,
  call: TyreHotelCall,
  parse: (answer: unknown) => Answer | null,
): Promise<Answer> {
  if (!response.ok) throw await refusalOf(response, call)
  const answer = parse(await readJson(response, call))
  if (answer !== null) return answer
  throw failureOf(call, { status: response.status, problem: "got an answer in an unknown form" })
}

/** Makes a call and reads its answer. */
export async function ask<Answer>(
  http: TyreHotelHttp,
  call: TyreHotelCall,
  parse: (answer: unknown) => Answer | null,
): Promise<Answer> {
  return readAnswer(await send(http, call), call, parse)
}

/** A refusal when there are words for the visitor; any other failure is for our logs. */
async function refusalOf(response: Response, call: TyreHotelCall): Promise<Error> {
  const { status } = response
  const refusal = parseTyreHotelRefusal(await readJson(response, call))
  if (refusal === null || refusal.message.trim() === "") return failureOf(call, { status })
  return new TyreHotelRefusal({
    operation: call.operation,
    status,
    code: refusal.code ?? null,
    words: refusal.message,
    retryAfterMs: retryAfterMs(response.headers.get("retry-after")),
  })
}

/** `null` for what is no JSON; an answer that stops in the middle is none in time, or a caller's change of mind. */
async function readJson(response: Response, call: TyreHotelCall): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    call.signal?.throwIfAborted()
    if (cause instanceof Error && cause.name === "TimeoutError")
      throw failureOf(call, { status: null, problem: "got no answer in time", cause })
    return null
  }
}

interface Failure {
  readonly status: number | null
  readonly problem?: string
  readonly cause?: unknown
}

function failureOf({ operation }: TyreHotelCall, failure: Failure): ApiError {
  return new ApiError({ service: "tyre-hotel", operation, ...failure })
}
