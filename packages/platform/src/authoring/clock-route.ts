import { type Answer, type Ask, json, Refusal } from "../http/exchange.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { jsonBody, refuseMethod } from "./authoring-request.ts"

const MOST_MINUTES = 366 * 24 * 60

/** `/authoring/clock`: sets the tyre hotel's clock ahead, until told otherwise. Only in development. */
export async function clockRoute(ask: Ask, { clock, isDevelopment }: AuthoringDesk): Promise<Answer> {
  if (!isDevelopment) throw new Refusal(403, "The clock is set ahead in development only.")
  switch (ask.method) {
    case "GET":
      return json(200, { aheadMinutes: clock.aheadMinutes() })
    case "PUT":
      clock.setAhead(minutesOf(await jsonBody(ask)))
      return json(200, { aheadMinutes: clock.aheadMinutes() })
    case "DELETE":
      clock.setAhead(0)
      return { status: 204 }
    default:
      return refuseMethod(ask, "GET, PUT or DELETE")
  }
}

function minutesOf(body: unknown): number {
  const minutes = (body as { aheadMinutes?: unknown } | null)?.aheadMinutes
  if (typeof minutes === "number" && minutes >= 0 && minutes <= MOST_MINUTES) return minutes
  throw new Refusal(422, 'clock: aheadMinutes is a number from 0 to 527040. Send { "aheadMinutes": 61 }.')
}
