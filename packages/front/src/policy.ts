import { createHash } from "node:crypto"

/** The properties of a page from which its policy is built. */
export interface PageFacts {
  /** The HTML, or `null` for a page that is streamed while it renders. */
  readonly html: string | null
  /** The sources for `script-src`: hashes of the framework's inline scripts, or the nonce of this response. */
  readonly scripts: readonly string[]
  /** The source for `style-src` that allows a style element added by a library. */
  readonly style: string
  /** The policy set by the page's own route, if any. */
  readonly requested: string | undefined
}

/** A function that builds the `Content-Security-Policy` header of a page. */
export type Policy = (facts: PageFacts) => string

/** Returns the source `'sha256-…'` of a script's text. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
