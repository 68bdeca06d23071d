import { ServiceError } from "@forecourt/service-kit/errors"
import { readJson, refuseMethod, type ServiceEnv } from "@forecourt/service-kit/http"
import { Hono } from "hono"
import type { AheadClock } from "./ahead-clock.ts"

const MAX_MINUTES = 366 * 24 * 60
const MAX_BYTES = 2_000_000

export function createClockRoute(clock: AheadClock): Hono<ServiceEnv> {
  const route = new Hono<ServiceEnv>()
  const describe = () => ({ aheadMinutes: clock.aheadMinutes() })
  route.get("/", (context) => context.json(describe()))
  route.put("/", async (context) => {
    clock.setAhead(parseMinutes(await readJson(context, { maxBytes: MAX_BYTES })))
    return context.json(describe())
  })
  route.delete("/", (context) => {
    clock.startAgain()
    return context.body(null, 204)
  })
  route.all("/", (context) => refuseMethod(context, ["GET", "PUT", "DELETE"]))
  return route
}

function parseMinutes(body: unknown): number {
  const minutes = (body as { aheadMinutes?: unknown } | null | undefined)?.aheadMinutes
  if (typeof minutes === "number" && minutes >= 0 && minutes <= MAX_MINUTES) return minutes
  throw new ServiceError(
    "Unprocessable",
    'clock: aheadMinutes is a number from 0 to 527040. Send { "aheadMinutes": 61 }.',
  )
}
