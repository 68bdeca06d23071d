import { getNetwork } from "@forecourt/contracts/get-network"
import { getPathname, type Route, type Visit } from "@forecourt/front"
import type { ChoiceForms } from "@forecourt/renderer"
import { parseItemPath } from "../items/item-address.ts"
import { formatChoices, hasChoices } from "../page/choices.ts"
import { createSlidingWindow } from "../visitor/sliding-window.ts"
import { readVisitorAddress } from "../visitor/visitor-address.ts"

const WINDOW_MS = 10 * 60 * 1000

/**
 * The maximum number of filtered pages and item pages, such as car pages, that are rendered for visitors of one network
 * in ten minutes. Cached pages do not count.
 */
const MAX_RENDERED = 300

export interface RenderLimitOptions {
  readonly choices: ChoiceForms
  readonly proxies: number
  readonly factor: number
  /**
   * The clock in milliseconds.
   * @default performance
   */
  readonly now?: () => number
}

/** Creates the rate limit that prevents one visitor from using the whole capacity of the stock service. */
export function createRenderLimit({ choices, proxies, factor, now }: RenderLimitOptions) {
  const window = createSlidingWindow({ windowMs: WINDOW_MS, ...(now && { now }) })

  return (visit: Visit, route: Route): number => {
    if (!isOneOfMany(visit, route, choices)) return 0
    const network = getNetwork(readVisitorAddress(visit.headers["x-forwarded-for"]?.toString(), proxies + 1))
    const waitMs = window.waitMs(network, MAX_RENDERED * factor)
    if (waitMs === 0) window.count(network)
    return waitMs
  }
}

function isOneOfMany(visit: Visit, route: Route, choices: ChoiceForms): boolean {
  if (route.kind === "page") return hasChoices(route.path) || parseItemPath(route.path).item !== undefined
  if (route.kind !== "pass" || /^\/(_next|api)\//.test(getPathname(visit))) return false
  // Next's proxy also renders pages for other methods, and for requests with an editor's cookie.
  const isRead = visit.method === "GET" || visit.method === "HEAD"
  const [, query = ""] = visit.path.split("?")
  return !isRead || formatChoices(new URLSearchParams(query), choices) !== ""
}
