import type { Fault } from "./site-context.types.ts"

const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Returns `service` if a service caused the error, and `block` otherwise. If the error has no `isOutage` property,
 * timeouts and errors caused by them count as `service`.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
