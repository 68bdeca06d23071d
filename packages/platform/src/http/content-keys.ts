import type { PlatformConfig } from "../platform.config.ts"
import { type Ask, header, Refusal } from "./exchange.ts"
import { isSecret } from "./secrets.ts"

/** Every door takes the API key; those of the Edge also take the context, in a header or in the address. */
export function requireContentKey(
  ask: Ask,
  { apiKey, contextId }: Pick<PlatformConfig, "apiKey" | "contextId">,
  takesContext: boolean,
): void {
  const key = header(ask, "sc_apikey")
  const context = header(ask, "x-sitecore-contextid") || (ask.url.searchParams.get("sitecoreContextId") ?? "")
  if (isSecret(key, apiKey) || (takesContext && isSecret(context, contextId))) return

  const what = key !== "" || (takesContext && context !== "") ? "The key is wrong." : "There is no key."
  const wanted = takesContext
    ? "the header x-sitecore-contextid (or ?sitecoreContextId=), or the header sc_apikey"
    : "the header sc_apikey"
  throw new Refusal(401, `${what} Send ${wanted}.`)
}
