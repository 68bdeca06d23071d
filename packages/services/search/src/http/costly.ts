import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import { SearchRefusal } from "./search-refusal.ts"

const MAX_REMEMBERED = 1000
const REMEMBERED_MS = 60_000

/** Refuses searches that take more of the processor than they may: after the first time without carrying them out. */
export interface Budget {
  /** Runs what a search does before it first waits. */
  readonly spend: <Result>(body: string, work: () => Result) => Result
}

export function openBudget(budgetMs: number): Budget {
  const costly = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  const sentence = `it took more than its ${budgetMs} ms. Ask for fewer facets or rarer words.`
  const refuse = () => new SearchRefusal("TooCostly", sentence, {}, { "retry-after": "60" })
  return {
    spend(body, work) {
      if (costly.size > 0 && costly.has(digestOf(body))) throw refuse()
      const before = process.threadCpuUsage()
      const result = work()
      const { user, system } = process.threadCpuUsage(before)
      if ((user + system) / 1000 < budgetMs) return result
      costly.set(digestOf(body), true)
      throw refuse()
    },
  }
}

function digestOf(body: string): string {
  return createHash("sha256").update(body).digest("base64url")
}
