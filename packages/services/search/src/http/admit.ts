import { forwardedAddressOf, type ServiceEnv } from "@forecourt/service-kit/http"
import { networkOf, type RateLimiter } from "@forecourt/service-kit/limits"
import { isSecret } from "@forecourt/service-kit/secrets"
import type { Context } from "hono"
import { SearchRefusal } from "./search-refusal.ts"

/** Who may read. */
export interface Admission {
  /** What sites send as `x-api-key`. */
  readonly apiKey: string
  /** How often a site may ask in the name of one visitor's network. */
  readonly searches: RateLimiter
}

/**
 * Lets a site with its key through; refuses everyone else. What it asks in the name of a visitor is counted for that
 * visitor. What it asks for its own pages is not: those are kept for everyone, and the site limits who has them rendered.
 */
export async function admit(context: Context<ServiceEnv>, { apiKey, searches }: Admission): Promise<void> {
  if (!isSecret(context.req.header("x-api-key") ?? "", apiKey)) throw keyWrong()
  const address = forwardedAddressOf(context)
  if (address === "") return
  const { isAllowed, retryAfterMs } = await searches.take(networkOf(address))
  if (!isAllowed) throw tooMany(retryAfterMs)
}

function keyWrong(): SearchRefusal {
  return new SearchRefusal("ApiKeyWrong", "the key is not known here. Send the site's key as x-api-key.")
}

function tooMany(retryAfterMs: number): SearchRefusal {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new SearchRefusal("TooMany", "too many requests. Try again in a minute.", {}, { "retry-after": seconds })
}
