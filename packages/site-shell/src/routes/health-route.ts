import { fetchSiteInfo } from "@forecourt/api-clients/content"
import { connection } from "next/server"
import { contentHealth } from "../content/content-health.ts"
import { contentSource } from "../content/content-source.ts"
import type { Environment } from "../environment.ts"

/** Pages that were served lately say enough about the platform. */
const TRUSTED_MS = 10_000
/** Whoever asks for the health of a site waits no longer than this. */
const PROBE_MS = 2000

interface Health {
  readonly status: "ok" | "degraded" | "down"
  readonly site: string
  /** `reachable`, or `unreachable since …`. */
  readonly content: string
}

/**
 * `/healthz`: 200 while visitors get pages, also when they are the last good ones because the platform is silent
 * (`degraded`); 503 only when there is nothing to serve.
 */
export function healthRoute(site: { readonly name: string }, environment: Environment) {
  return async (): Promise<Response> => {
    await connection()
    return checkHealth(site, environment)
  }
}

export async function checkHealth(site: { readonly name: string }, environment: Environment): Promise<Response> {
  await probe(site.name, environment)
  const { silentSince, hasServed } = contentHealth()
  const health: Health = {
    status: silentSince === null ? "ok" : hasServed ? "degraded" : "down",
    site: site.name,
    content: silentSince === null ? "reachable" : `unreachable since ${new Date(silentSince).toISOString()}`,
  }
  return Response.json(health, {
    status: health.status === "down" ? 503 : 200,
    headers: { "cache-control": "no-store" },
  })
}

async function probe(site: string, environment: Environment): Promise<void> {
  const { answeredAt, silentSince } = contentHealth()
  if (silentSince === null && answeredAt !== null && Date.now() - answeredAt < TRUSTED_MS) return
  // The outcome is noted where requests are sent; here it only matters that one was.
  await fetchSiteInfo(contentSource(environment), { site }, { signal: AbortSignal.timeout(PROBE_MS) }).catch(() => null)
}
