import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { refuseUnreadable } from "@forecourt/contracts/refuse-unreadable"
import { createAdaptorServer, type HttpBindings } from "@hono/node-server"
import { createEventStreams } from "./event-streams.ts"

export interface ServeOptions {
  readonly name: string
  /** The port to listen on. 0 selects a free port. */
  readonly port: number
  /** The time limits for receiving the headers and the whole request, in milliseconds. @default 10 seconds each */
  readonly timeouts?: { readonly headersMs?: number; readonly requestMs?: number }
}

export interface Serving {
  readonly port: number
  /**
   * Stops accepting connections, ends event streams and waits for other requests to complete. Requests that take too
   * long are aborted.
   */
  readonly close: () => Promise<void>
}

/** The error for a port that is already in use. */
export class PortInUseError extends Error {
  override name = "PortInUseError"
}

const ARRIVAL_MS = 10_000
const CHECKING_MS = 1000
const KEEP_ALIVE_MS = 65_000
const PATIENCE_MS = 5000
const IDLE_CHECK_MS = 50

type Fetch = (request: Request, bindings: HttpBindings) => Promise<Response> | Response

/** Starts an HTTP server on a port. Node.js aborts requests whose headers or body do not arrive in time. */
export async function startServer(fetch: Fetch, { name, port, timeouts = {} }: ServeOptions): Promise<Serving> {
  const { headersMs = ARRIVAL_MS, requestMs = ARRIVAL_MS } = timeouts
  const streams = createEventStreams()
  let isClosing = false
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      if (hasTwoHosts(bindings as HttpBindings)) return new Response(null, { status: 400 })
      const response = streams.follow(await fetch(request, bindings as HttpBindings))
      // A client that keeps connections sends its next request elsewhere.
      if (isClosing) (bindings as HttpBindings).outgoing.setHeader("connection", "close")
      return response
    },
    createServer,
    // Tests and tools of this process keep the `Request` and `Response` they know.
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: CHECKING_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  }) as Server
  // Node refuses a request of HTTP/1.1 without a host; one of HTTP/1.0 needs none (RFC 9112 §3.2).
  server.prependListener("request", ({ headers }: IncomingMessage) => {
    headers.host ??= "localhost"
  })
  refuseUnreadable(server)
  await waitUntilOpen(server, name, port)
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      isClosing = true
      const ending = waitUntilClosed(server)
      streams.end()
      return ending
    },
  }
}

/** Returns whether a request has two `Host` headers, which RFC 9112 §3.2 forbids and Node.js allows. */
function hasTwoHosts({ incoming: { rawHeaders } }: HttpBindings): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1
}

function waitUntilOpen(server: Server, name: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE"
      const what = `${name}: port ${port} is taken. Stop what runs there, or set PORT to another one.`
      reject(isTaken ? new PortInUseError(what) : error)
    })
    server.listen(port, resolve)
  })
}

function waitUntilClosed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    // A connection is kept alive after its response, so idle ones are closed for the service to stop.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearTimeout(impatience)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
