import { createHash } from "node:crypto"
import { createHashSource } from "./policy.ts"
import { NONCE_LENGTH } from "./secret.ts"

/** A page as everyone may have it. */
export interface PublishedPage {
  readonly html: string
  /** Made from the text, so that the same page has the same one everywhere, and nobody who writes content knows it. */
  readonly nonce: string
  /** `'sha256-…'` of each inline script that carried the placeholder. */
  readonly hashes: readonly string[]
  /** Tells one version of a page from another. */
  readonly version: string
}

/**
 * Takes the placeholder out of a page that Next rendered. An inline script that carries it was written by the framework,
 * because nobody else knows it; those and no others get a hash. What takes its place has its length: the data beside the
 * HTML counts characters.
 */
export function publishPage(rendered: string, placeholder: string): PublishedPage {
  const version = createHash("sha256").update(rendered.replaceAll(placeholder, "")).digest("base64url")
  const nonce = version.slice(0, NONCE_LENGTH)
  const html = rendered.replaceAll(placeholder, nonce)
  const scripts = findVouchedScripts(rendered, placeholder).map(([from, to]) => html.slice(from, to))
  return { html, nonce, version, hashes: [...new Set(scripts.map(createHashSource))] }
}

/** Where the texts of inline scripts begin and end whose element carries the placeholder as its nonce. */
function findVouchedScripts(html: string, placeholder: string): [from: number, to: number][] {
  const mark = ` nonce="${placeholder}"`
  const found: [number, number][] = []
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length)) {
    // Attribute values hold no angle brackets: whoever knows the placeholder escapes them.
    const tag = html.slice(html.lastIndexOf("<", at), html.indexOf(">", at) + 1)
    if (!/^<script\s/i.test(tag) || /\ssrc=/i.test(tag)) continue
    const from = html.indexOf(">", at) + 1
    const length = html.slice(from).search(/<\/script/i)
    if (length > 0) found.push([from, from + length])
  }
  return found
}
