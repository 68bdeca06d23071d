import { readMessage } from "@forecourt/contracts/read-message"
import { ApiError } from "../http/http.ts"
import { RejectedRequestError } from "../http/service-http.ts"

/** The log entry of a failed search. It does not contain the visitor's search words. */
export interface SearchFailure {
  readonly event: "search-failed"
  readonly index: string
  /** The HTTP status, or `null` if there was no response. */
  readonly status: number | null
  /** The service's error code, for example `IndexUnknown`, or `null` if the error has no code. */
  readonly code: string | null
  readonly message: string
}

export function toSearchFailure(error: unknown, index: string): SearchFailure {
  return {
    event: "search-failed",
    index,
    status: error instanceof ApiError || error instanceof RejectedRequestError ? error.status : null,
    code: error instanceof RejectedRequestError ? error.code : null,
    message: getErrorMessage(error),
  }
}

function getErrorMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "search: search got no response in time"
  return readMessage(error)
}
