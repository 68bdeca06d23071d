import { createServer, type IncomingHttpHeaders, type RequestListener, request } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { onTestFinished } from "vitest"
import { createFront, createUpstream, type FrontOptions, type FrontReport, type PageFacts } from "../src/index.ts"
import { createPlaceholder } from "../src/secret.ts"

export const SECRET = "what-the-front-and-its-next-share-0"
export const PLACEHOLDER = createPlaceholder(SECRET)

export const getPolicy = ({ html, scripts, style, requested }: PageFacts): string =>
  [
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src ${style}`,
    html === null ? "streamed" : "whole",
    requested ?? "",
  ]
    .filter(Boolean)
    .join("; ")

export async function startFront(next: RequestListener, options: Partial<FrontOptions> = {}) {
  const requested: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = []
  const upstreamServer = createServer((request, response) => {
    requested.push({ path: request.url ?? "", headers: request.headers })
    next(request, response)
  })
  const nextPort = await listen(upstreamServer)
  const upstream = createUpstream(`http://127.0.0.1:${nextPort}`, { patienceMs: 0 })
  const reports: FrontReport[] = []
  const front = createFront({
    upstream,
    secret: SECRET,
    proxies: 0,
    policy: getPolicy,
    report: (line) => void reports.push(line),
    route: ({ path }) =>
      /^\/(_next|api)\//.test(path) ? { kind: "pass" } : { kind: "page", path: `/sv${path.replace(/\?.*$/, "")}` },
    ...options,
  })
  const server = createServer(front.listener)
  const port = await listen(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await upstream.close()
    upstreamServer.closeAllConnections()
    upstreamServer.close()
  })

  function visit(path: string, headers: Record<string, string> = {}, method = "GET", sent?: string) {
    return new Promise<UpstreamResponse>((resolve, reject) => {
      const visiting = request(
        { port, path, method, headers: { accept: "text/html", ...headers } },
        async (response) => {
          const body = await buffer(response)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
        },
      )
      visiting.once("error", reject)
      visiting.end(sent)
    })
  }

  function stopNext(): void {
    upstreamServer.closeAllConnections()
    upstreamServer.close()
  }

  return { front, visit, requested, reports, stopNext, port }
}

export interface UpstreamResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port))
  })
}

const CACHED = { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=60, stale-while-revalidate=60" }
const FRESH = { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" }

export const HEADERS = { cached: CACHED, fresh: FRESH } as const

export function createPage(content: string, nonce = PLACEHOLDER): string {
  return `<!DOCTYPE html><html><head><script src="/_next/a.js" async="" nonce="${nonce}"></script></head><body>${content}<script nonce="${nonce}">self.__next_f.push([1,"4:[\\"$\\",\\"script\\",null,{\\"nonce\\":\\"${nonce}\\"}]"])</script></body></html>`
}
