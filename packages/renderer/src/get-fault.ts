import type { Fault } from "./site-context.types.ts"

/** The names of the errors of a request that was aborted or timed out. */
const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns which side caused an error. An error of a service has `isOutage`, and a wrapping error has the fault of its
 * cause. A timeout is the fault of a service, since blocks only wait for services.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
