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
 * Creates the `/healthz` route of a site behind its front (the proxy before Next.js), which combines the health of
 * Next.js with the state of the front. If Next.js does not run but the front has cached pages, the status is 200
 * (`degraded`). While the site is starting or stopping, the status is 503.
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
