import { parseLlmsAnswer } from "../generated/content/llms-answer.parser.js"
import type { Http } from "../http/http.ts"
import { ask, type CallOptions } from "./ask.ts"
import { knowsNoField } from "./fetch-redirects.ts"

const DOCUMENT = `
  query LlmsText($site: String!) {
    site { siteInfo(site: $site) { llmsTxt } }
  }`

/** The site's llms.txt, or `null` when editors wrote none or the platform is too old to keep one. */
export async function fetchLlmsText(
  http: Http,
  { site }: { readonly site: string },
  { signal }: CallOptions = {},
): Promise<string | null> {
  try {
    const answer = await ask(http, {
      operation: "fetchLlmsText",
      document: DOCUMENT,
      variables: { site },
      parse: parseLlmsAnswer,
      ...(signal && { signal }),
    })
    return answer.site.siteInfo?.llmsTxt || null
  } catch (error) {
    if (knowsNoField(error, "llmsTxt")) return null
    throw error
  }
}
