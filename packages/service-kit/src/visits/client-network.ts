import type { Context } from "hono"
import type { ServiceEnv } from "../http/http.ts"
import { getNetwork } from "../limits/limits.ts"

/**
 * Returns the network of the person who opens a page, or an empty string if it is unknown. `X-Forwarded-For` counts
 * only as far as the given number of servers in front of this one wrote it.
 */
export function getClientNetwork({ req, env }: Context<ServiceEnv>, proxies: number): string {
  if (proxies === 0) return getNetwork(env?.incoming?.socket.remoteAddress ?? "")
  const addresses = (req.header("x-forwarded-for") ?? "").split(",").map((address) => address.trim())
  return getNetwork(addresses.at(-proxies) ?? "")
}
