/** The error for a request that cannot be served; its message is for the caller. */
export class SearchError extends Error {
  override readonly name = "SearchError"
  readonly code: "BadRequest" | "FieldUnknown"

  constructor(code: "BadRequest" | "FieldUnknown", message: string) {
    super(message)
    this.code = code
  }
}
