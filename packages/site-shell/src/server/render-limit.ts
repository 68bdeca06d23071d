import { getNetwork } from "@forecourt/contracts/get-network"
import { getPathname, type Route, type Visit } from "@forecourt/front"
import type { ChoiceForms } from "@forecourt/renderer"
import { parseItemPath } from "../items/item-address.ts"
import { formatChoices, hasChoices } from "../page/choices.ts"
import { createSlidingWindow } from "../visitor/sliding-window.ts"
import { readVisitorAddress } from "../visitor/visitor-address.ts"

const WINDOW_MS = 10 * 60 * 1000

/**
 * Pages of which there are many that one visitor's network may have rendered in ten minutes: one every two seconds. A
 * page that is cached counts for no one.
 */
const MAX_RENDERED = 300

export interface RenderLimitOptions {
  /** The allowed choices of URLs. */
  readonly choices: ChoiceForms
  /** The number of trusted proxies before the site. */
  readonly proxies: number
  /** Times the usual number. */
  readonly factor: number
  /** @default performance */
  readonly now?: () => number
}

/**
 * Limits how often one visitor has the site render what has endlessly many forms, such as a list with its filters in the
 * address, or pages of items. So no one takes the stock from the others.
 */
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
  // The proxy of Next renders pages for other methods, and for what takes itself for an editor.
  const isRead = visit.method === "GET" || visit.method === "HEAD"
  const [, query = ""] = visit.path.split("?")
  return !isRead || formatChoices(new URLSearchParams(query), choices) !== ""
}
