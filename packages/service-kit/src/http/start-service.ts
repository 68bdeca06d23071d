import type { Hono } from "hono"
import { type ServeOptions, startServer } from "./serve.ts"
import type { ServiceEnv } from "./service-app.ts"

/** A service that is open: what it answers, and how it is closed. */
export interface OpenService {
  readonly app: Hono<ServiceEnv>
  readonly close: () => Promise<void>
}

export interface RunningService {
  readonly url: string
  readonly port: number
  /** Ends running requests, then closes the service; once, however often it is told to. */
  readonly close: () => Promise<void>
}

/**
 * Takes the port first, so that nobody else starts on it, then opens the service; until it is open everybody is told to
 * come back. Throws what keeps it from starting.
 */
export async function startService(
  options: ServeOptions,
  open: (url: string) => Promise<OpenService>,
): Promise<RunningService> {
  let service: OpenService | null = null
  const { port, close } = await startServer(
    (request, bindings) => (service === null ? createStartingResponse() : service.app.fetch(request, bindings)),
    options,
  )
  const url = `http://localhost:${port}`
  try {
    service = await open(url)
  } catch (error) {
    await close()
    throw error
  }
  const opened = service
  let ending: Promise<void> | null = null
  return {
    url,
    port,
    close() {
      ending ??= close().then(opened.close)
      return ending
    },
  }
}

/** What we throw ourselves begins with where it happened. */
const SENTENCE = /^[a-z][\w-]*: /

/** Runs a service until it is asked to end. People read a sentence; only a surprise shows its stack. */
export function runService(name: string, start: () => Promise<RunningService>): void {
  const stopWithError = (error: unknown): never => {
    const isPlain = error instanceof Error && SENTENCE.test(error.message)
    console.error(isPlain ? error.message : error)
    process.exit(1)
  }
  start().then((service) => {
    console.log(`${name}: listening on ${service.url}`)
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => {
        service.close().then(() => process.exit(0), stopWithError)
      })
    }
  }, stopWithError)
}

function createStartingResponse(): Response {
  return Response.json({ status: "starting" }, { status: 503, headers: { "retry-after": "1" } })
}
