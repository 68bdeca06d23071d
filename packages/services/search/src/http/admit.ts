import { forwardedAddressOf, type ServiceEnv } from "@forecourt/service-kit/http"
import { networkOf, type RateLimiter } from "@forecourt/service-kit/limits"
import { isSecret } from "@forecourt/service-kit/secrets"
import type { Context } from "hono"
import { SearchRefusal } from "./search-refusal.ts"

/** Who may read. */
export interface Admission {
  /** What sites send as `x-api-key`. */
  readonly apiKey: string
  /** How often an address may ask. */
  readonly searches: RateLimiter
}

/** Lets a site with its key through, as often as its visitor may ask; refuses everyone else. */
export async function admit(context: Context<ServiceEnv>, { apiKey, searches }: Admission): Promise<void> {
  if (!isSecret(context.req.header("x-api-key") ?? "", apiKey)) throw keyWrong()
  const { isAllowed, retryAfterMs } = await searches.take(addressOf(context))
  if (!isAllowed) throw tooMany(retryAfterMs)
}

/** The visitor's address, for which the site vouches with its key; else who asks. */
function addressOf(context: Context<ServiceEnv>): string {
  return networkOf(forwardedAddressOf(context) || (context.env?.incoming?.socket.remoteAddress ?? ""))
}

function keyWrong(): SearchRefusal {
  return new SearchRefusal("ApiKeyWrong", "the key is not known here. Send the site's key as x-api-key.")
}

function tooMany(retryAfterMs: number): SearchRefusal {
  const seconds = String(Math.ceil(retryAfterMs / 1000))
  return new SearchRefusal("TooMany", "too many requests. Try again in a minute.", {}, { "retry-after": seconds })
}
