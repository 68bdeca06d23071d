/** What a call may throw when the service refused with a reason. Anything else that it throws is a failure without words. */
export interface Refusal {
  /** 401: the session is gone. */
  readonly status?: number
  /** The reason for programs: the contract has them all. */
  readonly code?: string | null
  /** The reason for the visitor. */
  readonly userMessage?: string | null
}

/** What the service said to the visitor; `null` when it said nothing, or was not reached. */
export function getUserMessage(error: unknown): string | null {
  return (error as Refusal | null)?.userMessage ?? null
}

/** Whether a call may have been carried out although it failed: only a refusal says that it was not. */
export function mayBeDone(error: unknown): boolean {
  const { status, code } = (error ?? {}) as Refusal
  const isRefused = status != null && status >= 400 && status < 500 && code !== "StillRunning"
  return !isRefused
}

/** Whether the service no longer knows the session. */
export function isSessionGone(error: unknown): boolean {
  return (error as Refusal | null)?.status === 401
}

/** Returns why a call failed, in words that hold nothing personal. */
export function describeFailure(error: unknown): string {
  const { status, code } = (error ?? {}) as Refusal
  return [status, code].filter((part) => part != null).join(" ") || "no response"
}
