import { STANDARD_ERRORS } from "@forecourt/contracts/errors"

export interface ServiceErrorOptions {
  /**
   * The HTTP status. Required only for an error code that is neither a standard code nor defined in the contract of the
   * service.
   */
  readonly status?: number
  readonly retryAfterMs?: number
  readonly headers?: Readonly<Record<string, string>>
  /** The values that replace placeholders such as `{brand}` in the message. */
  readonly words?: Readonly<Record<string, string>>
  readonly members?: Readonly<Record<string, unknown>>
}

const STATUSES: Readonly<Record<string, number>> = STANDARD_ERRORS

/**
 * An error that ends a request. `code` is for programs and selects the message that visitors see in their language.
 * `detail` explains to developers what happened and what to do.
 */
export class ServiceError<Code extends string = string> extends Error {
  override name = "ServiceError"
  readonly code: Code
  readonly detail: string
  /** The HTTP status. `null` if the contract or the standard errors define the status of the code. */
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
