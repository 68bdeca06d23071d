import { setTimeout as wait } from "node:timers/promises"
import { type Answer, type Ask, header, json } from "../http/exchange.ts"
import type { Fault, StandingFault } from "./fault.types.ts"
import { parseFaults } from "./read-faults.ts"

/** What faults do to a request. */
export interface Strike {
  /** Answer instead of the real one. */
  readonly answer: Answer | "reset" | null
  /** The request is carried out, and nobody hears of it. */
  readonly isAnswerLost: boolean
  /** Requests a second from now on. */
  readonly rateLimit: number | null
}

export interface FaultDesk {
  readonly list: () => readonly StandingFault[]
  readonly replace: (faults: readonly StandingFault[]) => void
  /** Lets standing faults and those a request asks for strike. */
  readonly strike: (ask: Ask) => Promise<Strike>
}

const BODY_LIMIT_BYTES = 1_000_000

/** Keeps the faults that hold for everyone. Requests may ask for faults of their own only when `takesWishes` is set. */
export function faultDesk({ takesWishes }: { readonly takesWishes: boolean }): FaultDesk {
  let standing: StandingFault[] = []

  return {
    list: () => standing,
    replace: (faults) => {
      standing = [...faults]
    },
    async strike(ask) {
      const struck: Fault[] = takesWishes ? parseFaults(wishOf(ask)) : []
      for (const fault of standing) {
        if (fault.path !== undefined && !ask.url.pathname.startsWith(fault.path)) continue
        if (fault.operation !== undefined && !(await asksFor(ask, fault.operation))) continue
        struck.push(fault)
        if (fault.times !== undefined) standing = usedOnce(standing, fault, fault.times)
      }
      return suffer(struck)
    },
  }
}

function wishOf(ask: Ask): string {
  return header(ask, "x-forecourt-fault") || (ask.url.searchParams.get("fault") ?? "")
}

/** Whether a GraphQL request carries an operation of this name. */
async function asksFor(ask: Ask, operation: string): Promise<boolean> {
  const body = await ask.body(BODY_LIMIT_BYTES)
  const named = body.toString("utf8").matchAll(/\b(?:query|mutation)\s+(\w+)/g)
  return [...named].some(([, name]) => name === operation)
}

function usedOnce(standing: readonly StandingFault[], fault: StandingFault, times: number): StandingFault[] {
  return standing.flatMap((other) => {
    if (other !== fault) return [other]
    return times > 1 ? [{ ...fault, times: times - 1 }] : []
  })
}

async function suffer(faults: readonly Fault[]): Promise<Strike> {
  let answer: Strike["answer"] = null
  let isAnswerLost = false
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
        answer = "reset"
        break
      case "lost-answer":
        isAnswerLost = true
        break
      case "broken-json":
        answer = { status: 200, headers: { "content-type": "application/json" }, body: '{"data":{"layout":{"item":' }
        break
      case "status":
        answer = statusAnswer(fault)
        break
    }
  }
  return { answer, isAnswerLost, rateLimit }
}

function statusAnswer({ status, retryAfter, afterSeconds = 1 }: Extract<Fault, { kind: "status" }>): Answer {
  const moment = retryAfter === "date" ? new Date(Date.now() + afterSeconds * 1000).toUTCString() : String(afterSeconds)
  return json(
    status,
    { error: `A fault that was asked for: ${status}.` },
    retryAfter === undefined ? {} : { "retry-after": moment },
  )
}
