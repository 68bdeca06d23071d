/** The error for an invalid search request. Its message is intended for the caller. */
export class SearchError extends Error {
  override readonly name = "SearchError"
  readonly code: "BadRequest" | "FieldUnknown"

  constructor(code: "BadRequest" | "FieldUnknown", message: string) {
    super(message)
    this.code = code
  }
}
