import { createHash } from "node:crypto"
import { getNetwork } from "@forecourt/contracts/get-network"
import type { Operation } from "@forecourt/contracts/operation"
import type { CallInput } from "@forecourt/contracts/read-request"
import { createSlidingWindow } from "../visitor/sliding-window.ts"

const WINDOW_MS = 10 * 60 * 1000

export interface ServiceLimits {
  /**
   * Checks a call against the limits, and counts it if it is allowed.
   * @returns 0 if the call is allowed, otherwise the milliseconds to wait
   */
  readonly take: (operation: Operation, address: string, input: CallInput) => number
}

/**
 * Creates the rate limits that the contract defines for ten minutes, multiplied by `factor`. The calls are counted for
 * each IP network and for each subject, such as a registration number or a session.
 */
export function createServiceLimits(factor: number, now?: () => number): ServiceLimits {
  const window = createSlidingWindow({ windowMs: WINDOW_MS, ...(now && { now }) })

  return {
    take({ name, limits = {} }, address, { values, body, token }) {
      const seen: Readonly<Record<string, unknown>> = {
        ...body,
        ...values,
        session: token,
        address: getNetwork(address),
      }
      const counted = Object.entries(limits).map(([subject, most]) => ({
        key: getKey(name, subject, String(seen[subject] ?? "")),
        most: most * factor,
      }))
      const wait = Math.max(0, ...counted.map(({ key, most }) => window.waitMs(key, most)))
      if (wait === 0) for (const { key } of counted) window.count(key)
      return wait
    },
  }
}

/** Returns a key that does not reveal registration numbers or phone numbers. */
function getKey(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}
