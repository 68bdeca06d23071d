import type { Hono } from "hono"
import type { StaffDesk } from "../staff/staff.types.ts"
import { type ServeOptions, startServer } from "./serve.ts"
import type { ServiceEnv } from "./service-app.ts"

/** A service that is ready for requests, with its application and a function that closes it. */
export interface OpenService {
  readonly app: Hono<ServiceEnv>
  /** The part of the service that its staff use. @default the service has no pages of staff */
  readonly staff?: StaffDesk
  readonly close: () => Promise<void>
}

export interface RunningService {
  readonly url: string
  readonly port: number
  /** Waits for running requests to complete, then closes the service. Repeated calls have no effect. */
  readonly close: () => Promise<void>
}

/**
 * Reserves the port and then opens the service. Until it is open, every request receives an error that says when to
 * retry. Throws if the service cannot be started.
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

const SENTENCE = /^[a-z][\w-]*: /

/**
 * Runs a service until it is stopped. For an expected error, only the message is printed. For an unexpected error, the
 * stack trace is printed as well.
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
