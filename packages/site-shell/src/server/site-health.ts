import type { Front, Upstream } from "@forecourt/front"
import { FRONT_HEADER } from "@forecourt/front/front-headers"

const PATIENCE_MS = 3000

export interface SiteHealthOptions {
  readonly site: { readonly name: string }
  readonly upstream: Pick<Upstream, "send">
  readonly front: Pick<Front, "hasPages">
  readonly secret: string
  readonly isStarting: () => boolean
  readonly isStopping: () => boolean
}

interface Health {
  readonly status: string
  readonly site: string
  readonly content: string
}

/**
 * Creates the route `/healthz` of the front proxy. The status is 200 (`degraded`) if there are cached pages but Next.js
 * does not respond, and 503 while the site is starting or stopping.
 */
export function createSiteHealth({ site, upstream, front, secret, isStarting, isStopping }: SiteHealthOptions) {
  function getStatus({ status }: Health): string {
    if (isStopping()) return "stopping"
    if (isStarting()) return "starting"
    return status === "down" && front.hasPages() ? "degraded" : status
  }

  return async (): Promise<Response> => {
    const said = await fetchHealth().catch(() => null)
    const health: Health = said ?? { status: "down", site: site.name, content: "unknown: Next gives no response" }
    const status = getStatus(health)
    return Response.json({ ...health, status } satisfies Health, {
      status: status === "ok" || status === "degraded" ? 200 : 503,
      headers: { "cache-control": "no-store" },
    })
  }

  async function fetchHealth(): Promise<Health | null> {
    const { body } = await upstream.send({
      method: "GET",
      path: "/healthz",
      headers: { [FRONT_HEADER]: secret },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return (await body.json()) as Health
  }
}
