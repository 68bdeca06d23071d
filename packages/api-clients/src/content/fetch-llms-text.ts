import type { CallOptions } from "@forecourt/contracts/call"
import { parseLlmsResponse } from "@forecourt/contracts/content/llms-response"
import type { Http } from "../http/http.ts"
import { isUnknownFieldError } from "./fetch-redirects.ts"
import { runQuery, type SiteRequest } from "./run-query.ts"

const QUERY = {
  operation: "fetchLlmsText",
  parse: parseLlmsResponse,
  document: `
    query LlmsText($site: String!) {
      site { siteInfo(site: $site) { llmsTxt } }
    }`,
}

/**
 * Fetches the text of a site's llms.txt file. Returns `null` if editors have not written one or if the platform does
 * not support it.
 */
export async function fetchLlmsText(http: Http, { site }: SiteRequest, options?: CallOptions): Promise<string | null> {
  try {
    const response = await runQuery(http, QUERY, { site }, options)
    return response.site.siteInfo?.llmsTxt || null
  } catch (error) {
    if (isUnknownFieldError(error, "llmsTxt")) return null
    throw error
  }
}
