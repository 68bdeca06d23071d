import { createHash } from "node:crypto"
import { ServiceError } from "@forecourt/service-kit/errors"
import { LRUCache } from "lru-cache"

const MAX_REMEMBERED = 1000
const REMEMBERED_MS = 60_000

/**
 * A limit on the CPU time of a search. If a search has exceeded the limit, the same request is rejected when it is sent
 * again.
 */
export interface Budget {
  /** Runs `work`, the synchronous part of a search, measures its CPU time, and returns its result. */
  readonly spend: <Result>(request: object, work: () => Result) => Result
}

export function openBudget(budgetMs: number): Budget {
  const costly = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  const sentence = `It took more than its ${budgetMs} ms. Ask for fewer facets or rarer words.`
  const createCostError = () => new ServiceError("TooCostly", sentence, { retryAfterMs: 60_000 })
  return {
    spend(request, work) {
      if (costly.size > 0 && costly.has(createDigest(request))) throw createCostError()
      const previous = process.threadCpuUsage()
      const result = work()
      const { user, system } = process.threadCpuUsage(previous)
      if ((user + system) / 1000 < budgetMs) return result
      costly.set(createDigest(request), true)
      throw createCostError()
    },
  }
}

function createDigest(request: object): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("base64url")
}
