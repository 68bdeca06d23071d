import { connection } from "next/server"
import { type ContentHealth, getContentHealth } from "../content/content-health.ts"
import { readSiteRoot } from "../content/site-root.ts"
import type { Environment } from "../environment.ts"

/**
 * The number of milliseconds for which health checks rely on the last response of the platform. During this time, they
 * send no request.
 */
const TRUSTED_MS = 10_000
const PROBE_MS = 2500

interface Health {
  readonly status: "ok" | "degraded" | "down"
  readonly site: string
  /**
   * The state of the platform: `reachable`, or its problem and the time at which the problem started, for example
   * `unreachable since …`. See `TroubleKind` for the problems.
   */
  readonly content: string
}

/**
 * Creates the route `/healthz`. The status is 200 as long as visitors get pages, even if the site is `degraded`, and
 * 503 if the site is `down`.
 */
export function createHealthRoute(site: { readonly name: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    return checkHealth(site, environment)
  }
}

export async function checkHealth(site: { readonly name: string }, environment: Environment): Promise<Response> {
  await probe(site.name, environment)
  const health = getContentHealth()
  const { trouble } = health
  const status = getStatus(health)
  const content = trouble === null ? "reachable" : `${trouble.kind} since ${new Date(trouble.since).toISOString()}`
  return Response.json({ status, site: site.name, content } satisfies Health, {
    status: status === "down" ? 503 : 200,
    headers: { "cache-control": "no-store" },
  })
}

function getStatus({ trouble, hasServed }: ContentHealth): Health["status"] {
  if (trouble === null) return "ok"
  return hasServed ? "degraded" : "down"
}

async function probe(site: string, environment: Environment): Promise<void> {
  const { knownAt, trouble } = getContentHealth()
  if (trouble === null && knownAt !== null && Date.now() - knownAt < TRUSTED_MS) return
  // The result is recorded where requests are sent; here it only matters that a request was made.
  await readSiteRoot(environment, site, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => null)
}
