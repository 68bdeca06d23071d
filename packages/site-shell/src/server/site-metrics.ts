import { createServer, type Server } from "node:http"
import type { Upstream } from "@forecourt/front"
import { FRONT_HEADER } from "@forecourt/front/front-headers"
import { Counter, Registry } from "@forecourt/service-kit/metrics"
import { COUNTS_PATH, type ReportCount, readReportCounts } from "../report/report-counts.ts"

const PATIENCE_MS = 3000

export interface SiteMetricsOptions {
  readonly upstream: Pick<Upstream, "send">
  readonly secret: string
}

/** Creates metrics in the Prometheus text format, without URLs or data about visitors. */
export function createSiteMetrics({ upstream, secret }: SiteMetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: "forecourt_site_requests_total",
    help: "Requests by the class of their status.",
    labelNames: ["status"],
    registers,
  })
  const counters: Readonly<Record<ReportCount["name"], InstanceType<typeof Counter<string>>>> = {
    reports: new Counter({
      name: "forecourt_site_reports_total",
      help: "Lines of the error log by their event, and by the block that failed.",
      labelNames: ["event", "block"],
      registers,
    }),
    "fields-left-out": new Counter({
      name: "forecourt_site_fields_left_out_total",
      help: "Fields of search documents that were left out, because their values are not what the contract says.",
      labelNames: ["index", "field"],
      registers,
    }),
  }

  async function readUpstream(): Promise<readonly ReportCount[]> {
    const { status, body } = await upstream.send({
      method: "GET",
      path: COUNTS_PATH,
      headers: { [FRONT_HEADER]: secret, authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const read = await body.json()
    return status === 200 ? (read as readonly ReportCount[]) : []
  }

  return {
    follow(server: Server): void {
      server.prependListener("request", (_, response) => {
        response.once("close", () => requests.inc({ status: `${Math.floor(response.statusCode / 100)}xx` }))
      })
    },
    async text(): Promise<string> {
      const counts = [...readReportCounts(), ...(await readUpstream().catch(() => []))]
      for (const counter of Object.values(counters)) counter.reset()
      for (const { name, labels, value } of counts) counters[name].inc(labels, value)
      return registry.metrics()
    },
  }
}

export function createMetricsServer(text: () => Promise<string>): Server {
  return createServer(({ method, url }, response) => {
    if (url !== "/metrics" || method !== "GET") return void response.writeHead(404).end()
    text().then(
      (written) => response.setHeader("content-type", "text/plain; version=0.0.4; charset=utf-8").end(written),
      () => response.writeHead(500).end(),
    )
  })
}
