import type { Fault } from "./site-context.types.ts"

/** The names of abort reasons: a wait for a service was cancelled. */
const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns which side caused an error. A service's error reports it in `isOutage`, and a wrapping error has the
 * fault of its cause. A timeout is a service's fault: blocks wait for nothing else.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
