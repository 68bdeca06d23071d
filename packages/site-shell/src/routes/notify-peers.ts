import { lookup } from "node:dns/promises"
import type { PublishNotice } from "@forecourt/api-clients/content"
import { PEER_HEADER } from "@forecourt/front/front-headers"
import type { Environment } from "../environment.ts"
import { formatError, reportLine } from "../report/report-line.ts"

const TIMEOUT_MS = 2000

/**
 * Forwards a publish notice to the other instances of the site. The platform sends the notice only to the load
 * balancer.
 */
export async function notifyPeers(
  notice: PublishNotice,
  { peers, revalidateSecret }: Pick<Environment, "peers" | "revalidateSecret">,
): Promise<void> {
  await Promise.all(
    peers.map((peer) => notifyAll(peer, notice, revalidateSecret).catch((error) => reportFailure(peer, error))),
  )
}

async function notifyAll(peer: string, notice: PublishNotice, secret: string): Promise<void> {
  const { hostname } = new URL(peer)
  const addresses = await lookup(hostname.replace(/^\[(.*)\]$/, "$1"), { all: true })
  await Promise.all(
    addresses.map(async ({ address, family }) => {
      const url = new URL("/api/revalidate", peer)
      // An HTTPS peer is requested by its name, for which its certificate was issued.
      if (url.protocol === "http:") url.hostname = family === 6 ? `[${address}]` : address
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", "x-revalidate-secret": secret, [PEER_HEADER]: "1" },
        body: JSON.stringify(notice),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        cache: "no-store",
      })
      if (!response.ok) throw new Error(`${url.host} answered ${response.status}.`)
    }),
  )
}

function reportFailure(peer: string, error: unknown): void {
  reportLine({ event: "peer-not-notified", message: `${peer}: ${formatError(error)}` })
}
