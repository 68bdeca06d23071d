import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { type Answer, type Ask, askOf, json, Refusal, refusal, sendAnswer } from "./exchange.ts"

/** Answers a request; `"reset"` cuts the connection without a word. */
export type Handler = (ask: Ask) => Promise<Answer | "reset">

export interface Listening {
  readonly port: number
  /** Takes no new connections, lets running ones end, and cuts what is left after a while. */
  readonly close: () => Promise<void>
}

const PATIENCE_MS = 5000

/** Listens on a port; 0 takes any free one. */
export async function listen(port: number, handle: Handler): Promise<Listening> {
  const server = createServer((request, response) => {
    const ask = askOf(request)
    answerOf(handle, ask).then((answer) => {
      if (answer === "reset") request.socket.resetAndDestroy()
      else sendAnswer(response, ask.method, answer)
    })
  })
  server.keepAliveTimeout = 65_000
  await opened(server, port)
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) }
}

async function answerOf(handle: Handler, ask: Ask): Promise<Answer | "reset"> {
  try {
    return await handle(ask)
  } catch (error) {
    return answerTo(error)
  }
}

/** What is wrong with the request is told; what is wrong with us is logged. */
export function answerTo(error: unknown): Answer {
  if (error instanceof Refusal) return refusal(error)
  console.error("platform: a request failed.", error)
  return json(500, { error: "The platform failed on this request. Its log says more." })
}

function opened(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(`platform: port ${port} is taken. Stop what runs there, or set PORT to another one.`)
          : error,
      )
    })
    server.listen(port, resolve)
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(impatience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
