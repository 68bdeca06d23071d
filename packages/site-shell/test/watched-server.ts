import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"
import { forgetHealth } from "../src/content/content-health.ts"
import { type AnswerOptions, watchAnswer } from "../src/server/answer-page.ts"
import { createMemory } from "../src/server/memory.ts"

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts a server whose handler's answers are watched, until the test ends: its port, and what it remembers. */
export async function startWatchedServer(handler: Handler, options: Partial<AnswerOptions> = {}) {
  forgetHealth()
  const memory = createMemory()
  const server = createServer((request, response) => {
    watchAnswer(request, response, {
      site: { languages: ["sv", "en"] },
      memory,
      policy: { runtime: new Set(), mediaOrigins: [] },
      errorPages: { find: async () => null, readAll: async () => true },
      fetchSafely: async () => null,
      isInner: false,
      isSafe: false,
      ...options,
    })
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { port, memory }
}
