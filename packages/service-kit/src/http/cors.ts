import type { MiddlewareHandler } from "hono"
import { cors } from "hono/cors"

/**
 * The value that allows any origin. It is safe because requests are authorised only by the API key, and because
 * credentials such as cookies are not allowed.
 */
export const ANY_ORIGIN = "*"

export interface CorsOptions {
  /** The origins whose pages may read the responses, or {@link ANY_ORIGIN}. */
  readonly origins: readonly string[]
  readonly methods: readonly string[]
  /** The request headers that a script may send. */
  readonly takes: readonly string[]
  /** The response headers that a script may read. */
  readonly shows: readonly string[]
}

const REMEMBERED_SECONDS = 600

/**
 * Creates middleware that lets scripts from the given origins read responses, and that answers CORS preflight requests.
 */
export function createCorsHandler({ origins, methods, takes, shows }: CorsOptions): MiddlewareHandler {
  const share = cors({
    origin: origins.includes(ANY_ORIGIN) ? ANY_ORIGIN : [...origins],
    allowMethods: [...methods],
    allowHeaders: [...takes],
    exposeHeaders: [...shows],
    maxAge: REMEMBERED_SECONDS,
  })
  const isAllowed = (origin: string) => origins.includes(ANY_ORIGIN) || origins.includes(origin)
  return async (context, next) => {
    if (isAllowed(context.req.header("origin") ?? "")) return share(context, next)
    // Unknown origins receive no CORS headers, not even those that list what others may do.
    if (context.req.method === "OPTIONS") return context.body(null, 204, { vary: "Origin" })
    await next()
    context.header("vary", "Origin", { append: true })
  }
}
