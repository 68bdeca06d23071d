import { STANDARD_ERRORS } from "@forecourt/contracts/errors"

export interface ServiceErrorOptions {
  /** The HTTP status, for a code that is neither standard nor in the contract of the service. */
  readonly status?: number
  readonly retryAfterMs?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The values for the placeholders of the message, such as `{brand}`. */
  readonly words?: Readonly<Record<string, string>>
  readonly members?: Readonly<Record<string, unknown>>
}

const STATUSES: Readonly<Record<string, number>> = STANDARD_ERRORS

/**
 * An error that ends a request with a code for programs. Its message for the visitor is determined by the code and the
 * language of the request. The detail is for developers, and explains what happened and what to do.
 */
export class ServiceError<Code extends string = string> extends Error {
  override name = "ServiceError"
  readonly code: Code
  readonly detail: string
  /** The HTTP status. `null` when the contract or the standard defines the status of the code. */
  readonly status: number | null
  readonly retryAfterMs: number | null
  readonly headers: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  readonly members: Readonly<Record<string, unknown>>

  constructor(code: Code, detail = "", options: ServiceErrorOptions = {}) {
    super(detail === "" ? code : detail)
    const { status = STATUSES[code] ?? null, retryAfterMs = null, headers = {}, words = {}, members = {} } = options
    this.code = code
    this.detail = detail
    this.status = status
    this.retryAfterMs = retryAfterMs
    this.headers = headers
    this.words = words
    this.members = members
  }
}
