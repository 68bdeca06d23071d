/** Thrown for a request that cannot be served; its message is meant for whoever wrote the request. */
export class SearchError extends Error {
  override readonly name = "SearchError"
  readonly code: "BadRequest" | "FieldUnknown"

  constructor(code: "BadRequest" | "FieldUnknown", message: string) {
    super(message)
    this.code = code
  }
}
