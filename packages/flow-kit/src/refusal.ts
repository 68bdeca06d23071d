/**
 * The error for a call that the service rejected with a reason. Any other error counts as a failure without a message.
 */
export interface Refusal {
  /** The HTTP status. 401 means that the session has ended. */
  readonly status?: number
  readonly code?: string | null
  readonly userMessage?: string | null
}

/** Returns the service's message for the visitor, or `null` when there is none. */
export function getUserMessage(error: unknown): string | null {
  return (error as Refusal | null)?.userMessage ?? null
}

/**
 * Returns whether a failed call may nevertheless have been executed. The result is false only when the service has
 * rejected the call.
 */
export function mayBeDone(error: unknown): boolean {
  const { status, code } = (error ?? {}) as Refusal
  const isRefused = status != null && status >= 400 && status < 500 && code !== "StillRunning"
  return !isRefused
}

/** Returns whether the session has expired. */
export function isSessionGone(error: unknown): boolean {
  return (error as Refusal | null)?.status === 401
}

/** Returns the reason for a failed call as text without personal data. */
export function describeFailure(error: unknown): string {
  const { status, code } = (error ?? {}) as Refusal
  return [status, code].filter((part) => part != null).join(" ") || "no response"
}
