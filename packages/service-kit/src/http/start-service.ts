import type { Hono } from "hono"
import { type ServeOptions, startServer } from "./serve.ts"
import type { ServiceEnv } from "./service-app.ts"

/** An open service: its application, and the function that closes it. */
export interface OpenService {
  readonly app: Hono<ServiceEnv>
  readonly close: () => Promise<void>
}

export interface RunningService {
  readonly url: string
  readonly port: number
  /** Completes running requests, then closes the service. Further calls have no effect. */
  readonly close: () => Promise<void>
}

/**
 * Listens on the port first, so that no other process can take it, and then opens the service. Until the service is
 * open, every request receives an error that says when to retry. Throws the error that prevents the start.
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

/** Matches the start of an expected error message: the name of the component in which the error occurred. */
const SENTENCE = /^[a-z][\w-]*: /

/**
 * Runs a service until it is stopped. Prints an expected error as a sentence and an unexpected one with its stack
 * trace.
 */
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
