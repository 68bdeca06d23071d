import { ServiceError } from "@forecourt/service-kit/errors"
import { closeConnection, type ServiceEnv } from "@forecourt/service-kit/http"
import { openRateLimits, type RateLimiter } from "@forecourt/service-kit/limits"
import type { MiddlewareHandler } from "hono"
import type { FaultSwitch } from "./fault-switch.ts"

export function createFaultMiddleware(faults: FaultSwitch): MiddlewareHandler<ServiceEnv> {
  const limiters = new Map<number, Promise<RateLimiter>>()

  async function createLimiter(max: number): Promise<RateLimiter> {
    const limiter =
      limiters.get(max) ??
      openRateLimits("memory").then((limits) => limits.limiter({ name: `fault ${max}`, max, perSeconds: 1 }))
    limiters.set(max, limiter)
    return limiter
  }

  return async (context, next) => {
    const { response, isResponseLost, rateLimit } = await faults.strike(context.req.raw)
    if (rateLimit !== null) {
      const { isAllowed, remaining } = await (await createLimiter(rateLimit)).take("everybody")
      const headers = {
        "x-rate-limit-limit": String(rateLimit),
        "x-rate-limit-remaining": String(remaining),
        "x-rate-limit-reset": "1",
      }
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      if (!isAllowed) {
        const detail = `More than ${rateLimit} requests in a second. Wait a second.`
        throw new ServiceError("TooManyRequests", detail, { retryAfterMs: 1000, headers })
      }
    }
    if (response === "reset") return closeConnection(context)
    if (response !== null) return response
    await next()
    if (isResponseLost) context.res = closeConnection(context)
  }
}
