import { type Answer, type Ask, header, json } from "../../http/exchange.ts"
import { isSecret } from "../../http/secrets.ts"
import type { TyreHotelDesk } from "../tyre-hotel.types.ts"
import { REFUSAL_STATUS, TyreHotelRefusal } from "../tyre-hotel-refusal.ts"
import { visitorOf } from "./read-call.ts"
import { ROUTES } from "./routes.ts"

export const TYRE_HOTEL_PATH = "/api/tirehotel/"

interface Door {
  readonly apiKey: string
  /** Counts a call; false when it is one too many. */
  readonly isAllowed: () => boolean
  readonly say: (line: string) => void
}

/** Answers a call for whoever holds the key; a refusal says why in the visitor's language. */
export async function tyreHotelAnswer(
  ask: Ask,
  desk: TyreHotelDesk,
  { apiKey, isAllowed, say }: Door,
): Promise<Answer> {
  const visitor = visitorOf(ask)
  try {
    if (!isSecret(header(ask, "x-api-key"), apiKey)) throw new TyreHotelRefusal("ApiKeyWrong")
    if (!isAllowed()) throw new TyreHotelRefusal("TooManyRequests", 60_000)
    const name = ask.url.pathname.slice(TYRE_HOTEL_PATH.length)
    const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined
    if (route === undefined) throw new TyreHotelRefusal("NothingHere")
    if (!route.methods.includes(ask.method)) throw new TyreHotelRefusal("MethodNotAllowed")
    return json(200, await route.answer(desk, ask, visitor), { "cache-control": "no-store" })
  } catch (error) {
    const refusal = error instanceof TyreHotelRefusal ? error : failureOf(error, say)
    const { code, retryAfterMs } = refusal
    const wait = retryAfterMs === null ? {} : { "retry-after": String(Math.ceil(retryAfterMs / 1000)) }
    return json(
      REFUSAL_STATUS[code],
      { message: visitor.texts.refusals[code], code },
      { "cache-control": "no-store", ...wait },
    )
  }
}

/** A surprise is told by its kind and place: its own words may hold what somebody wrote. */
function failureOf(error: unknown, say: Door["say"]): TyreHotelRefusal {
  const { name = "Error", code, stack = "" } = error as { name?: string; code?: string; stack?: string }
  const places = stack.split("\n").filter((line) => /^\s+at /.test(line))
  say([`tyre-hotel: a request failed (${code ?? name}).`, ...places.slice(0, 5)].join("\n"))
  return new TyreHotelRefusal("Failed")
}
