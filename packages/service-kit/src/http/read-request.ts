import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"

/** Returns the token from an `Authorization: Bearer …` header. Returns an empty string if there is no such header. */
export function getBearerToken(context: Context): string {
  return /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? ""
}

/** Returns a required query parameter. Throws when it is missing. */
export function getQuery(context: Context, name: string): string {
  const value = context.req.query(name) ?? ""
  if (value === "") throw new ServiceError("BadRequest", `?${name}= is missing. Add it to the address.`)
  return value
}

/**
 * Returns the visitor's IP address from `X-Forwarded-For`, or an empty string. Trust it only if the client has sent a
 * valid API key.
 */
export function getForwardedAddress(context: Context): string {
  const [address = ""] = (context.req.header("x-forwarded-for") ?? "").split(",")
  return address.trim()
}

/** Decodes the percent-encoding of a path. Throws a `BadRequest` error if the encoding is invalid. */
export function parsePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new ServiceError("BadRequest", "The address holds a stray percent sign. Encode it as %25.")
  }
}

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

/** Returns the host name of the site from `X-Forwarded-Host`, or `null` if the header is missing or invalid. */
export function getForwardedHost(context: Context): string | null {
  const host = (context.req.header("x-forwarded-host") ?? "").toLowerCase()
  return HOST.test(host) ? host : null
}
