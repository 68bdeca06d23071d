import type { Fault } from "./site-context.types.ts"

/** The names of the errors that are thrown when a request is aborted or times out. */
const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns whether a service or the block caused an error. An error of a service has `isOutage`, and an error with a
 * cause has the fault of its cause. A timeout counts as the fault of a service, since blocks only wait for services.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
