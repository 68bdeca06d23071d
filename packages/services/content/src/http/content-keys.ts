import { ServiceError } from "@forecourt/service-kit/errors"
import { isSecret } from "@forecourt/service-kit/secrets"
import { getHeader, type RequestContext } from "./handler.ts"

export interface ContentKeys {
  readonly apiKey: string
  readonly contextId: string
}

/** Returns whether the request contains the API key, which is never sent to a browser. */
export function hasApiKey(context: RequestContext, { apiKey }: Pick<ContentKeys, "apiKey">): boolean {
  return isSecret(getHeader(context, "sc_apikey"), apiKey)
}

/**
 * Checks that the request contains the API key. If `takesContext` is true, as for the paths of Sitecore's Experience
 * Edge, the request may contain the context id in a header or in the URL instead.
 */
export function checkContentKey(
  context: RequestContext,
  { apiKey, contextId }: ContentKeys,
  takesContext: boolean,
): void {
  const key = getHeader(context, "sc_apikey")
  const value = getHeader(context, "x-sitecore-contextid") || (context.req.query("sitecoreContextId") ?? "")
  if (hasApiKey(context, { apiKey }) || (takesContext && isSecret(value, contextId))) return

  const what = key !== "" || (takesContext && value !== "") ? "The key is wrong." : "There is no key."
  const wanted = takesContext
    ? "the header x-sitecore-contextid (or ?sitecoreContextId=), or the header sc_apikey"
    : "the header sc_apikey"
  throw new ServiceError("ApiKeyWrong", `${what} Send ${wanted}.`)
}
