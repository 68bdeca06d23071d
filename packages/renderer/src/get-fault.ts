import type { Fault } from "./site-context.types.ts"

/** Reasons of signals: somebody waited for a service, and no longer does. */
const GIVEN_UP = new Set<unknown>(["TimeoutError", "AbortError"])

/**
 * Whose fault an error is. An error of a service says so itself, with `isOutage`; one that only wraps another is that
 * one's. A wait that was given up was a wait for a service: blocks wait for nothing else.
 */
export function getFault(error: unknown): Fault {
  if (typeof error !== "object" || error === null) return "block"
  const { name, cause, isOutage } = error as Partial<Error> & { readonly isOutage?: boolean }
  if (isOutage !== undefined) return isOutage ? "service" : "block"
  return GIVEN_UP.has(name) || getFault(cause) === "service" ? "service" : "block"
}
