import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"

/**
 * Throws a 405 error with the allowed methods in the `Allow` header (RFC 9110 §15.5.6). The error message recommends
 * the text in `instead`, which defaults to the allowed methods.
 */
export function refuseMethod(
  { req }: Pick<Context, "req">,
  allowed: readonly string[],
  instead = formatMethods(allowed),
): never {
  throw new ServiceError("MethodNotAllowed", `${req.method} is not possible here. Use ${instead}.`, {
    headers: createAllowHeader(allowed),
  })
}

/** Creates the `Allow` header of a 405 response. */
export function createAllowHeader(methods: readonly string[]): { readonly allow: string } {
  return { allow: methods.join(", ") }
}

function formatMethods(methods: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(methods)
}
