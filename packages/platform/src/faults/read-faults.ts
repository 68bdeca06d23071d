import { ServiceError } from "@forecourt/service-kit/errors"
import type { Fault, StandingFault } from "./fault.types.ts"

const LONGEST_LATENCY_MS = 60_000

/**
 * Parses faults such as `latency:300`, `status:503`, `status:429:seconds:1`, `status:429:date:2`, `broken-json`,
 * `reset`, `lost-response` and `rate:2`.
 */
export function parseFaults(text: string): Fault[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(parseFault)
}

function parseFault(text: string): Fault {
  const [kind, first, form, after] = text.split(":")
  return parseValidFault({
    kind,
    ms: parseNumber(first),
    status: parseNumber(first),
    limit: parseNumber(first),
    ...(form !== undefined && { retryAfter: form }),
    ...(after !== undefined && { afterSeconds: parseNumber(after) }),
  })
}

/** Reads faults from JSON: either a list of faults, or an object of the form `{ "faults": [...] }`. */
export function readFaults(json: unknown): StandingFault[] {
  const list = Array.isArray(json) ? json : (json as { faults?: unknown } | null)?.faults
  if (!Array.isArray(list))
    throw new ServiceError("Unprocessable", 'This is no list of faults. Send [{ "kind": "latency", "ms": 300 }].')
  return list.map((entry: Record<string, unknown>) => ({
    ...parseValidFault(entry),
    ...(typeof entry.times === "number" && { times: entry.times }),
    ...(typeof entry.path === "string" && { path: entry.path }),
    ...(typeof entry.operation === "string" && { operation: entry.operation }),
  }))
}

function parseValidFault(fault: Readonly<Record<string, unknown>>): Fault {
  const { kind, ms, status, retryAfter, afterSeconds, limit } = fault
  switch (kind) {
    case "latency":
      if (!isWithin(ms, 0, LONGEST_LATENCY_MS))
        throw createFaultError("latency needs ms from 0 to 60000, as in latency:300")
      return { kind, ms }
    case "status":
      if (!isWithin(status, 400, 599)) throw createFaultError("status needs a number from 400 to 599, as in status:503")
      if (retryAfter !== undefined && retryAfter !== "seconds" && retryAfter !== "date") {
        throw createFaultError("retryAfter is seconds or date, as in status:429:date:2")
      }
      return {
        kind,
        status,
        ...(retryAfter !== undefined && { retryAfter }),
        ...(isWithin(afterSeconds, 0, 3600) && { afterSeconds }),
      }
    case "rate":
      if (!isWithin(limit, 1, 1_000_000)) throw createFaultError("rate needs a limit, as in rate:2")
      return { kind, limit }
    case "broken-json":
    case "reset":
    case "lost-response":
      return { kind }
    default:
      throw createFaultError(
        `there is no fault ${String(kind)}; choose latency, status, broken-json, reset, lost-response or rate`,
      )
  }
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most
}

function parseNumber(text: string | undefined): number | undefined {
  return text === undefined || text === "" ? undefined : Number(text)
}

function createFaultError(reason: string): ServiceError {
  return new ServiceError("Unprocessable", `faults: ${reason}.`)
}
