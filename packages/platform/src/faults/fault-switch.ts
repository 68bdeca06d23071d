import { setTimeout as wait } from "node:timers/promises"
import type { Fault, StandingFault } from "./fault.types.ts"
import { parseFaults } from "./read-faults.ts"

export interface Strike {
  readonly response: Response | "reset" | null
  /** True when the request is processed but no response is sent. */
  readonly isResponseLost: boolean
  /** The maximum number of requests per second, or `null` for no limit. */
  readonly rateLimit: number | null
}

export interface FaultSwitch {
  readonly list: () => readonly StandingFault[]
  readonly replace: (faults: readonly StandingFault[]) => void
  /**
   * Applies simulated faults to a request: those that are set for all requests, and those in the `x-forecourt-fault`
   * header or the query string of this request.
   */
  readonly strike: (request: Request) => Promise<Strike>
}

/** Creates the object that simulates faults. If `takesWishes` is true, a request can also set faults for itself. */
export function createFaultSwitch({ takesWishes }: { readonly takesWishes: boolean }): FaultSwitch {
  let standing: StandingFault[] = []

  return {
    list: () => standing,
    replace: (faults) => {
      standing = [...faults]
    },
    async strike(request) {
      const { pathname } = new URL(request.url)
      const struck: Fault[] = takesWishes ? parseFaults(getWish(request)) : []
      for (const fault of standing) {
        if (fault.path !== undefined && !pathname.startsWith(fault.path)) continue
        if (fault.operation !== undefined && !(await isRequestFor(request, fault.operation))) continue
        struck.push(fault)
        if (fault.times !== undefined) standing = consumeOnce(standing, fault, fault.times)
      }
      return applyFaults(struck)
    },
  }
}

function getWish({ headers, url }: Request): string {
  return headers.get("x-forecourt-fault") || (new URL(url).searchParams.get("fault") ?? "")
}

async function isRequestFor(request: Request, operation: string): Promise<boolean> {
  // A copy, because the handler reads the body, too.
  const body = await request.clone().text()
  const named = body.matchAll(/\b(?:query|mutation)\s+(\w+)/g)
  return [...named].some(([, name]) => name === operation)
}

function consumeOnce(standing: readonly StandingFault[], fault: StandingFault, times: number): StandingFault[] {
  return standing.flatMap((other) => {
    if (other !== fault) return [other]
    return times > 1 ? [{ ...fault, times: times - 1 }] : []
  })
}

async function applyFaults(faults: readonly Fault[]): Promise<Strike> {
  let response: Strike["response"] = null
  let isResponseLost = false
  let rateLimit: number | null = null
  for (const fault of faults) {
    switch (fault.kind) {
      case "latency":
        await wait(fault.ms)
        break
      case "rate":
        rateLimit = fault.limit
        break
      case "reset":
        response = "reset"
        break
      case "lost-response":
        isResponseLost = true
        break
      case "broken-json":
        response = new Response('{"data":{"layout":{"item":', { headers: { "content-type": "application/json" } })
        break
      case "status":
        response = createStatusResponse(fault)
        break
    }
  }
  return { response, isResponseLost, rateLimit }
}

function createStatusResponse({ status, retryAfter, afterSeconds = 1 }: Extract<Fault, { kind: "status" }>): Response {
  const moment = retryAfter === "date" ? new Date(Date.now() + afterSeconds * 1000).toUTCString() : String(afterSeconds)
  const error = `Injected fault: ${status}.`
  return Response.json({ error }, { status, headers: retryAfter === undefined ? {} : { "retry-after": moment } })
}
