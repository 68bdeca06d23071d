import type { Server, ServerResponse } from "node:http"
import { setTimeout as wait } from "node:timers/promises"

/** The milliseconds for requests in progress, which keeps the shutdown below Kubernetes' 30 seconds. */
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
     * Prepares the server for its stop. Until `noticed` resolves, because the load balancer has noticed the stop, it
     * responds to all requests but closes each connection afterwards. Then it accepts no new connections, ends event
     * streams, and waits for requests in progress.
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

/** Returns whether a response is an event stream, which would stay open as long as the visitor's page. */
function isEventStream({ req }: ServerResponse): boolean {
  return req.headers.accept?.includes("text/event-stream") ?? false
}
