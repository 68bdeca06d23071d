import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"

/** Refuses a method and lists the allowed ones in `Allow` (RFC 9110 §15.5.6); `instead` replaces the message. */
export function refuseMethod(
  { req }: Pick<Context, "req">,
  allowed: readonly string[],
  instead = formatMethods(allowed),
): never {
  throw new ServiceError("MethodNotAllowed", `${req.method} is not possible here. Use ${instead}.`, {
    headers: createAllowHeader(allowed),
  })
}

/** The header that every 405 has. */
export function createAllowHeader(methods: readonly string[]): { readonly allow: string } {
  return { allow: methods.join(", ") }
}

function formatMethods(methods: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(methods)
}
