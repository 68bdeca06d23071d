import { readMessage } from "@forecourt/contracts/read-message"
import { ApiError } from "../http/http.ts"
import { ServiceRefusal } from "../http/service-http.ts"

/** A line for the log about a search that failed. Nothing of what visitors typed is in it. */
export interface SearchFailure {
  readonly event: "search-failed"
  readonly index: string
  /** HTTP status, or `null` when there was no response. */
  readonly status: number | null
  /** The service's reason for programs, such as `IndexUnknown`. */
  readonly code: string | null
  readonly message: string
}

/** Creates the log entry of an error. */
export function toSearchFailure(error: unknown, index: string): SearchFailure {
  return {
    event: "search-failed",
    index,
    status: error instanceof ApiError || error instanceof ServiceRefusal ? error.status : null,
    code: error instanceof ServiceRefusal ? error.code : null,
    message: getErrorMessage(error),
  }
}

function getErrorMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "search: search got no response in time"
  return readMessage(error)
}
