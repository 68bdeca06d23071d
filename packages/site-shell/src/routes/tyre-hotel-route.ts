import { createTyreHotelHttp } from "@forecourt/api-clients/tyre-hotel"
import type { TextKey } from "@forecourt/renderer"
import { readDictionary } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { pageTexts } from "../page/page-texts.ts"
import { visitedUrl } from "../proxy/visited-url.ts"
import { readErrand } from "../tyre-hotel/read-errand.ts"
import { runErrand } from "../tyre-hotel/run-errand.ts"
import { retryAfter, type TyreHotelAnswer } from "../tyre-hotel/tyre-hotel-answer.ts"
import { TYRE_HOTEL_CALLS } from "../tyre-hotel/tyre-hotel-calls.ts"
import { tyreHotelLimits } from "../tyre-hotel/tyre-hotel-limits.ts"
import { isOwnRequest } from "../visitor/is-own-request.ts"
import { visitorAddress } from "../visitor/visitor-address.ts"
import { wantedLanguage } from "../visitor/wanted-language.ts"

const ROOT = "/api/tirehotel"
const NO_STORE = { "cache-control": "no-store" }

/** A browser waits a little longer, so that it reads our words rather than none. */
const TIMEOUT_MS = 10_000

/** The software's own words do, when the site's are not at hand by then. */
const TEXTS_MS = 1000

export interface TyreHotelRouteOptions {
  readonly timeoutMs?: number
  /** The clock of the limits, in milliseconds. */
  readonly now?: () => number
}

/**
 * `/api/tirehotel/…`: the calls of the tyre hotel, handed on to its service with the site's key. Spec 3 §7.3.
 *
 * Only pages of the site may make them, only so often, and only in the forms that the schemas know. Nothing that a
 * visitor sends is kept or written down.
 */
export function tyreHotelRoute(
  config: SiteConfig,
  environment: Environment,
  { timeoutMs = TIMEOUT_MS, now }: TyreHotelRouteOptions = {},
) {
  const { url, key: apiKey, credentials, budgetFactor } = environment.tyreHotel
  if (config.tyreHotel && apiKey === "")
    throw new Error(
      "FORECOURT_TYRE_HOTEL_KEY: is missing, and the tyre hotel is not on this machine. Set it, or take tyreHotel out of site.config.ts.",
    )
  const limits = tyreHotelLimits(budgetFactor, now)

  return async (request: Request): Promise<Response> => {
    const language = wantedLanguage(request.headers, config.languages)
    const answer = await answerTo(request, language)
    const { status, headers } = answer
    const body = "text" in answer ? { message: await say(language, answer.text), code: answer.code } : answer.body
    return Response.json(body, { status, headers: { ...NO_STORE, ...headers } })
  }

  async function answerTo(request: Request, language: string): Promise<TyreHotelAnswer> {
    const { headers, method } = request
    const { pathname, host } = new URL(request.url)
    const call = config.tyreHotel ? TYRE_HOTEL_CALLS.get(pathname.replace(ROOT, "")) : undefined
    if (call === undefined) return { status: 404, text: "tyreHotel.failed", code: "UnknownCall" }
    const methods = new Set(["POST", call.queryMethod ?? "POST"])
    if (!methods.has(method))
      return {
        status: 405,
        text: "tyreHotel.failed",
        code: "UnknownMethod",
        headers: { allow: [...methods].join(", ") },
      }
    const { proxies } = environment
    if (!isOwnRequest(headers, visitedUrl(pathname, (name) => headers.get(name), { proxies, usualHost: host }).host))
      return { status: 403, text: "tyreHotel.failed", code: "ForeignRequest" }

    const errand = await readErrand(call, request)
    if ("status" in errand) return errand
    const forwardedFor = visitorAddress(headers, environment.proxies)
    const waitMs = limits.take(call, forwardedFor, errand.about)
    if (waitMs > 0)
      return { status: 429, text: "tyreHotel.tooMany", code: "TooManyRequests", headers: retryAfter(waitMs) }

    const http = createTyreHotelHttp({
      ...{ url, credentials, apiKey, forwardedFor, language, timeoutMs, retries: 0 },
      // The site's own name, whatever the visitor calls it: it stands in the message with their code.
      forwardedHost: config.host,
    })
    return runErrand(errand, call, http)
  }

  /** The site's own words from the content platform, or else the software's. */
  async function say(language: string, key: TextKey): Promise<string> {
    const signal = AbortSignal.timeout(TEXTS_MS)
    const dictionary = await readDictionary(environment, { site: config.name, language }, { signal })
    return pageTexts(language, dictionary)(key)
  }
}
