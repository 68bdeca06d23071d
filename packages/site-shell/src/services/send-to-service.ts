import { ApiError } from "@forecourt/api-clients/http"
import {
  openForwardedStream,
  RejectedRequestError,
  type ServiceHttp,
  sendForwarded,
} from "@forecourt/api-clients/service-http"
import { formatCacheControl } from "@forecourt/contracts/cache-control"
import { createEventResponse, isCursor } from "@forecourt/contracts/event-stream"
import type { Operation } from "@forecourt/contracts/operation"
import type { CallInput } from "@forecourt/contracts/read-request"
import { formatError, reportLine } from "../report/report-line.ts"
import { createRetryAfter, type ServiceResponse, type ServiceTexts } from "./service-response.ts"

const KEY_WRONG = "ApiKeyWrong"

export interface HandedCall {
  readonly http: ServiceHttp
  readonly operation: Operation
  readonly input: CallInput
  readonly texts: ServiceTexts
}

export async function sendToService(handed: HandedCall): Promise<ServiceResponse> {
  const { http, operation, input, texts } = handed
  try {
    const result = await sendForwarded(http, operation, input)
    if (result === null) return { status: 404, ...texts.none }
    const headers = { "cache-control": formatCacheControl(operation.cache) }
    return { status: operation.status ?? 200, body: result, headers }
  } catch (error) {
    return createFailure(error, handed)
  }
}

export async function openServiceStream(handed: HandedCall, request: Request): Promise<ServiceResponse> {
  const { http, operation, input } = handed
  const left = new AbortController()
  const cursor = request.headers.get("last-event-id") ?? ""
  const opening = {
    lastEventId: isCursor(cursor) ? cursor : null,
    signal: AbortSignal.any([left.signal, request.signal]),
  }
  try {
    const events = await openForwardedStream(http, operation, input, opening)
    const heartbeatMs = operation.stream?.heartbeatMs ?? 0
    return { status: 200, response: createEventResponse(events, { heartbeatMs, onLeft: () => left.abort() }) }
  } catch (error) {
    return createFailure(error, handed)
  }
}

function createFailure(error: unknown, { http, operation, texts }: HandedCall): ServiceResponse {
  const status = getRefusalStatus(error, operation)
  if (error instanceof RejectedRequestError && status !== null)
    return operation.cache?.scope === "public" ? toSiteResponse(error, texts) : toResponse(error)

  reportLine({
    event: `${http.service}-failed`,
    call: operation.name,
    status: getErrorStatus(error),
    message: formatError(error),
  })
  if (status !== null) return { status, text: texts.failed, code: "Refused" }
  return isLate(error)
    ? { status: 504, text: texts.failed, code: "ServiceLate" }
    : { status: 502, text: texts.failed, code: "ServiceFailed" }
}

function toResponse({ status, userMessage, code, retryAfterMs }: RejectedRequestError): ServiceResponse {
  return {
    status,
    body: { message: userMessage, ...(code !== null && { code }) },
    ...(retryAfterMs !== null && { headers: createRetryAfter(retryAfterMs) }),
  }
}

/**
 * Converts a rejection by the service to a response with the error message of the site, since the service does not know
 * the visitor's language.
 */
function toSiteResponse({ status, code }: RejectedRequestError, { failed }: ServiceTexts): ServiceResponse {
  return { status, text: failed, code: code ?? "Refused" }
}

function getRefusalStatus(error: unknown, operation: Operation): number | null {
  const status = getErrorStatus(error)
  if (status === null || status < 400 || status >= 500) return null
  return isAboutOurKey(error, status, operation) ? null : status
}

/**
 * Returns true if the service rejects the API key of the site. A status of 401 or 403 also counts as such a rejection
 * if the contract defines no other code for it.
 */
function isAboutOurKey(error: unknown, status: number, { refusals }: Operation): boolean {
  if (error instanceof RejectedRequestError && error.code === KEY_WRONG) return true
  const isAboutWho = status === 401 || status === 403
  return isAboutWho && (refusals[status] ?? []).every((code) => code === KEY_WRONG)
}

function getErrorStatus(error: unknown): number | null {
  return error instanceof RejectedRequestError || error instanceof ApiError ? error.status : null
}

function isLate(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof Error && error.cause.name === "TimeoutError"
}
