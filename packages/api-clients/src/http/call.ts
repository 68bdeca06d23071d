import type { CallOptions } from "@forecourt/contracts/call"
import type { Operation, OperationParameter } from "@forecourt/contracts/operation"
import type { CallInput } from "@forecourt/contracts/read-request"
import { ApiError, type HttpRequest } from "./http.ts"
import { RejectedRequestError } from "./rejected-request-error.ts"
import { parseRetryAfter } from "./retry-after.ts"
import type { ServiceHttp } from "./service-http.ts"

export interface ServiceRequest {
  readonly operation: string
  readonly method: Operation["method"]
  readonly path: string
  readonly segments?: Readonly<Record<string, Single>>
  readonly query?: HttpRequest["query"]
  readonly headers?: Readonly<Record<string, Single | undefined>>
  readonly body?: object
  /**
   * The HTTP method for services that receive the fields of the body in the query string. For these services, it
   * replaces `method`.
   */
  readonly queryMethod?: "GET" | "POST"
  readonly token?: string
  /** The status of a successful response. @default any status from 200 to 299 */
  readonly status?: number
  readonly isRepeatable: boolean
  readonly isStream?: boolean
  readonly isCacheable?: boolean
}

type Single = string | number | boolean

type Parser<Result> = (value: unknown) => Result | null

const NONE = 404

export async function fetchParsed<Result>(
  http: ServiceHttp,
  request: ServiceRequest,
  parse: Parser<Result>,
  options: CallOptions = {},
): Promise<Result> {
  return readResponse(await sendRequest(http, request, options), { http, request, options }, parse)
}

export async function fetchOrNull<Result>(
  http: ServiceHttp,
  request: ServiceRequest,
  parse: Parser<Result>,
  options: CallOptions = {},
): Promise<Result | null> {
  const response = await sendRequest(http, request, options)
  if (response.status !== NONE) return readResponse(response, { http, request, options }, parse)
  await response.body?.cancel()
  return null
}

export async function sendCall(http: ServiceHttp, request: ServiceRequest, options: CallOptions = {}): Promise<void> {
  await readResponse(await sendRequest(http, request, options), { http, request, options }, () => true)
}

/**
 * Forwards a visitor's call from a site to the service that handles it. The visitor receives only the parsed response.
 */
export async function sendForwarded(http: ServiceHttp, operation: Operation, input: CallInput): Promise<object | null> {
  const { mayBeNone, parseResponse } = operation
  const request = toServiceRequest(operation, input)
  if (parseResponse === undefined) {
    await sendCall(http, request)
    return {}
  }
  return (mayBeNone ? fetchOrNull : fetchParsed)(http, request, parseResponse)
}

export function toServiceRequest(
  { name, method, path, parameters, queryMethod, status, isRepeatable, cache }: Operation,
  { values, body, token }: CallInput,
): ServiceRequest {
  const selectPlace = <Value>(place: OperationParameter["in"]) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map((parameter) => [parameter.wire, values[parameter.name] as Value]),
    )
  return {
    operation: name,
    method,
    path,
    isRepeatable,
    isCacheable: cache !== undefined,
    segments: selectPlace("path"),
    query: selectPlace("query"),
    headers: selectPlace("header"),
    ...(method !== "GET" && { body }),
    ...(queryMethod && { queryMethod }),
    ...(status !== undefined && { status }),
    ...(token !== "" && { token }),
  }
}

export async function sendRequest(
  http: ServiceHttp,
  request: ServiceRequest,
  { signal }: CallOptions,
): Promise<Response> {
  const { operation, token, headers = {}, isRepeatable, isCacheable = false, isStream = false } = request
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return http.request(buildPath(http, request), {
    operation,
    idempotent: isRepeatable,
    isStream,
    ...buildHttpRequest(http, request),
    headers: { ...Object.fromEntries(entries), ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(isCacheable && { cache: "default" }),
    ...(signal && { signal }),
  })
}

/**
 * Fills the parameters of a path. Throws an error for an empty parameter, `.` and `..`, since URL parsing would remove
 * these path segments.
 */
function buildPath({ service }: ServiceHttp, { operation, path, segments = {} }: ServiceRequest): string {
  return path.replace(/\{([^}]+)\}/g, (_, name) => {
    const text = String(segments[name] ?? "")
    if (/^\.{0,2}$/.test(text))
      throw new ApiError({
        service,
        operation,
        status: null,
        isOutage: false,
        problem: `cannot be asked for "${text}": nothing is called that. Pass another "${name}".`,
      })
    return encodeURIComponent(text)
  })
}

function buildHttpRequest(
  { credentials }: ServiceHttp,
  { method, queryMethod, query = {}, body }: ServiceRequest,
): Pick<HttpRequest, "method" | "query" | "body"> {
  if (credentials === "query" && queryMethod !== undefined)
    return { method: queryMethod, query: { ...query, ...(body as HttpRequest["query"]) } }
  return { method, query, ...(body !== undefined && { body }) }
}

export interface Made {
  readonly http: ServiceHttp
  readonly request: ServiceRequest
  readonly options: CallOptions
}

async function readResponse<Result>(response: Response, made: Made, parse: Parser<Result>): Promise<Result> {
  const { status = response.status } = made.request
  if (!response.ok || response.status !== status) throw await readRefusal(response, made)
  const result = parse(await readJson(response, made))
  if (result !== null) return result
  throw toApiError(made, { status: response.status, problem: "got a response in an unknown form" })
}

/**
 * Returns a RejectedRequestError if the response has a message for the visitor, otherwise an ApiError for the logs.
 */
export async function readRefusal(response: Response, made: Made): Promise<Error> {
  const { status } = response
  const refusal = parseRefusal(await readJson(response, made))
  if (refusal === null) return toApiError(made, { status })
  return new RejectedRequestError({
    service: made.http.service,
    operation: made.request.operation,
    status,
    ...refusal,
    retryAfterMs: parseRetryAfter(response.headers.get("retry-after")),
  })
}

/**
 * Parses an error response, which has the same format in all services: a message for the visitor and an optional code,
 * such as `TimeslotNotAvailable`. Returns `null` for any other value.
 */
function parseRefusal(value: unknown): { readonly userMessage: string; readonly code: string | null } | null {
  if (typeof value !== "object" || value === null) return null
  const { message, code } = value as Readonly<Record<string, unknown>>
  if (typeof message !== "string" || message.trim() === "") return null
  return code === undefined || typeof code === "string" ? { userMessage: message, code: code ?? null } : null
}

/**
 * Parses the body of a response as JSON. Returns `null` for invalid JSON. Throws an ApiError on a timeout, and the
 * signal's reason if the caller aborts.
 */
async function readJson(response: Response, made: Made): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    made.options.signal?.throwIfAborted()
    if (cause instanceof Error && cause.name === "TimeoutError")
      throw toApiError(made, { status: null, problem: "got no response in time", cause })
    return null
  }
}

interface Failure {
  readonly status: number | null
  readonly problem?: string
  readonly cause?: unknown
  readonly isOutage?: boolean
}

export function toApiError({ http, request: { operation } }: Made, failure: Failure): ApiError {
  return new ApiError({ service: http.service, operation, ...failure })
}
