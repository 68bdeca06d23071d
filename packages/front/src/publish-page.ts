import { createHash } from "node:crypto"
import { createHashSource } from "./policy.ts"
import { NONCE_LENGTH } from "./secret.ts"

/** A page that can be sent to every visitor. The placeholder of the nonce has been replaced by the final nonce. */
export interface PublishedPage {
  readonly html: string
  /**
   * The nonce of the page's scripts. It is derived from the text of the page: it is the same on every instance, and
   * authors of content cannot predict it.
   */
  readonly nonce: string
  /**
   * The Content-Security-Policy sources (`'sha256-…'`) for the inline scripts that contained the nonce placeholder.
   */
  readonly hashes: readonly string[]
  readonly version: string
}

/**
 * Replaces the secret nonce placeholder in a page and hashes the inline scripts that contain it. Only the scripts of
 * the framework contain the placeholder. The new nonce is as long as the placeholder, since some data in the HTML
 * states lengths in characters.
 */
export function publishPage(rendered: string, placeholder: string): PublishedPage {
  const version = createHash("sha256").update(rendered.replaceAll(placeholder, "")).digest("base64url")
  const nonce = version.slice(0, NONCE_LENGTH)
  const html = rendered.replaceAll(placeholder, nonce)
  const scripts = findVouchedScripts(rendered, placeholder).map(([from, to]) => html.slice(from, to))
  return { html, nonce, version, hashes: [...new Set(scripts.map(createHashSource))] }
}

function findVouchedScripts(html: string, placeholder: string): [from: number, to: number][] {
  const mark = ` nonce="${placeholder}"`
  const ranges: [number, number][] = []
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    // Attribute values have no angle brackets: the code that knows the placeholder escapes them.
    const tag = html.slice(html.lastIndexOf("<", at), html.indexOf(">", at) + 1)
    if (!/^<script\s/i.test(tag) || /\ssrc=/i.test(tag)) continue
    const from = html.indexOf(">", at) + 1
    const length = html.slice(from).search(/<\/script/i)
    if (length > 0) ranges.push([from, from + length])
  }
  return ranges
}
