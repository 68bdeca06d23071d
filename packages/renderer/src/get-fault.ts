import type { Fault } from "./site-context.types.ts"

/** The names of abort reasons: the request to a service was cancelled or too slow. */
const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns which side caused an error. A service's error has `isOutage`, and a wrapping error has the fault of its
 * cause. A timeout is a service's fault, since blocks wait only for services.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
