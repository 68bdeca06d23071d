import type { Context } from "hono"
import { ServiceError } from "../errors/errors.ts"

/** The token of `Authorization: Bearer …`; empty when there is none. */
export function getBearerToken(context: Context): string {
  return /^Bearer (.+)$/i.exec(context.req.header("authorization") ?? "")?.[1] ?? ""
}

/** A parameter of the address that must be there. */
export function getQuery(context: Context, name: string): string {
  const value = context.req.query(name) ?? ""
  if (value === "") throw new ServiceError("BadRequest", `?${name}= is missing. Add it to the address.`)
  return value
}

/** The visitor's address as a client of ours says it, which vouches for it with its key; may be empty. */
export function getForwardedAddress(context: Context): string {
  const [address = ""] = (context.req.header("x-forwarded-for") ?? "").split(",")
  return address.trim()
}

/** A path as people write it; a stray percent sign is the caller's mistake. */
export function parsePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new ServiceError("BadRequest", "The address holds a stray percent sign. Encode it as %25.")
  }
}

const HOST = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/

/** Host name of the site that a client of ours speaks for; `null` when it does not say, or says something else. */
export function getForwardedHost(context: Context): string | null {
  const host = (context.req.header("x-forwarded-host") ?? "").toLowerCase()
  return HOST.test(host) ? host : null
}
