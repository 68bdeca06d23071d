/**
 * The error for an invalid search request. Its message says how to fix the request, and is intended for the client that
 * sent it.
 */
export class SearchError extends Error {
  override readonly name = "SearchError"
  readonly code: "BadRequest" | "FieldUnknown"

  constructor(code: "BadRequest" | "FieldUnknown", message: string) {
    super(message)
    this.code = code
  }
}
