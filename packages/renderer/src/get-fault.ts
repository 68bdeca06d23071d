import type { Fault } from "./site-context.types.ts"

const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns `service` if a service caused an error, otherwise `block`. The error's `isOutage` property decides or, if it
 * is absent, the error's cause; a timeout counts as `service`, since blocks only wait for services.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
