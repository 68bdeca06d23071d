import type { Server, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

/**
 * The maximum number of milliseconds for requests in progress. It keeps the shutdown below the 30 seconds that
 * Kubernetes allows.
 */
const GRACE_MS = 15_000
const IDLE_CHECK_MS = 50

export interface DrainOptions {
  /** The maximum time for requests in flight after a stop signal. @default 15 seconds */
  readonly graceMs?: number
}

export function createDrain(server: Server, { graceMs = GRACE_MS }: DrainOptions = {}) {
  const open = new Set<ServerResponse>()
  let isDraining = false

  server.prependListener("request", (_, response) => {
    open.add(response)
    response.once("close", () => open.delete(response))
    if (isDraining) closeAfter(response)
  })

  function closeServer(): Promise<void> {
    return new Promise((resolve) => {
      // A connection is kept alive after its response, when no request waits for it any more.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
      server.close(() => {
        clearInterval(idle)
        resolve()
      })
      server.closeIdleConnections()
    })
  }

  return {
    get isDraining(): boolean {
      return isDraining
    },

    /**
     * Prepares the server for its stop. `noticed` resolves when the load balancer has noticed the stop. Until then, the
     * server responds to all requests but closes each connection afterwards. Then it accepts no new connections, ends
     * event streams, and waits for requests in progress.
     */
    async drain(noticed: Promise<unknown>): Promise<void> {
      isDraining = true
      for (const response of open) closeAfter(response)
      await noticed
      const closed = closeServer()
      for (const response of open) if (isEventStream(response)) response.end()
      const late = new AbortController()
      await Promise.race([closed, wait(graceMs, undefined, { signal: late.signal }).catch(() => {})])
      late.abort()
      server.closeAllConnections()
    },
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close")
}

/**
 * Returns true if a response is an event stream. Such a response would stay open as long as the page of the visitor.
 */
function isEventStream({ req }: ServerResponse): boolean {
  return req.headers.accept?.includes("text/event-stream") ?? false
}
