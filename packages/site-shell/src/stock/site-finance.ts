import { createFinanceQuoteHttp, financeQuoteClient } from "@forecourt/api-clients/finance-quote"
import type { FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import type { Environment } from "../environment.ts"

/** The share of the time budget for one call. A quote requires three calls in sequence. */
const SHARE_OF_CALL = 0.12

/** Creates the client for finance quotes. The quotes are cached as part of the page. Spec 2 §7. */
export function createSiteFinance(
  { content: { patienceMs }, services: { "finance-quote": service } }: Pick<Environment, "content" | "services">,
  language: string,
): FinanceQuoteCalls {
  const http = createFinanceQuoteHttp({
    url: service.url,
    apiKey: service.key,
    language,
    timeoutMs: Math.floor(SHARE_OF_CALL * patienceMs),
    retries: 0,
    reconnects: true,
    // Without cache settings, the framework caches the page and not the response.
    fetch: (input, { cache: _, ...init } = {}) => fetch(input, init),
  })
  return financeQuoteClient(http)
}
