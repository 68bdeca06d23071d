/** Ends a call with one of the refusals that its contract names. */
export class Refusal<Code extends string = string> extends Error {
  override name = "Refusal"
  readonly code: Code
  /** When it is worth trying again. */
  readonly retryAfterMs: number | null
  readonly headers: Readonly<Record<string, string>>

  constructor(code: Code, retryAfterMs: number | null = null, headers: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.headers = headers
  }
}
