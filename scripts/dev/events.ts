// The events for open pages: a stream that `npm run dev` sends to every page of a site.
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

export type Change = "refresh" | "check" | "reload"

export interface Events {
  readonly url: string
  /**
   * Notifies all open pages of a change. If `how` is `check`, pages that were rendered after the time `since` ignore
   * the notification.
   */
  readonly changed: (how: Change, since?: number) => void
  /** Reports the current problems of a source, which replace its earlier problems. An empty list clears them. */
  readonly reportWrong: (source: string, problems: readonly string[]) => void
  readonly close: () => void
}

export async function openEvents(): Promise<Events> {
  const pages = new Set<ServerResponse>()
  const problems = new Map<string, readonly string[]>()
  const send = (page: ServerResponse, event: string, data: unknown) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  const sendAll = (event: string, data: unknown) => {
    for (const page of pages) send(page, event, data)
  }
  let last: { readonly how: Change; readonly at: number } | null = null
  function change(how: Change, since = Date.now()): void {
    last = { how, at: Date.now() }
    sendAll(how, since)
  }
  const allProblems = () => [...problems.values()].flat()

  const server = createServer((request, response) => {
    if (request.method === "POST") {
      // The platform's notice that somebody edited content there.
      change("refresh")
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "access-control-allow-origin": "*",
    })
    send(response, "problems", allProblems())
    pages.add(response)
    // A page that was requested before the last change may not show it.
    const since = Number(new URL(request.url ?? "/", "http://localhost").searchParams.get("since") ?? Number.NaN)
    if (last !== null && last.at > since) send(response, last.how, last.at)
    request.once("close", () => pages.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    changed: change,
    reportWrong(source, messages) {
      const previous = JSON.stringify(allProblems())
      problems.set(source, messages)
      if (JSON.stringify(allProblems()) !== previous) sendAll("problems", allProblems())
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
