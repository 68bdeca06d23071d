import { createHash } from "node:crypto"

/** The facts about a page that determine its Content-Security-Policy. */
export interface PageFacts {
  /** The HTML of the page, or `null` if the page is streamed, so that its HTML is not yet complete. */
  readonly html: string | null
  /**
   * The sources for `script-src`. They are the hashes of the framework's inline scripts or, for a streamed page, the
   * nonce of this response.
   */
  readonly scripts: readonly string[]
  /** The source for `style-src`. It allows the style elements that a library adds to the page. */
  readonly style: string
  /** The Content-Security-Policy header that the page's own route has set, if any. */
  readonly requested: string | undefined
}

/** A function that builds the `Content-Security-Policy` header of a page. */
export type Policy = (facts: PageFacts) => string

/** Returns the Content-Security-Policy source that allows an inline script, such as `'sha256-…'`. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
