import { createHash } from "node:crypto"

/** The facts about a page that determine its Content-Security-Policy. */
export interface PageFacts {
  /** The HTML of the page. It is `null` for a streamed page, whose HTML is not complete when the header is sent. */
  readonly html: string | null
  /**
   * The sources for `script-src`. They are the hashes of the framework's inline scripts or, for a streamed page, the
   * nonce of this response.
   */
  readonly scripts: readonly string[]
  /** The source for `style-src` that allows the style elements which a library adds to the page. */
  readonly style: string
  /** The Content-Security-Policy header that the route of the page has set, if there is one. */
  readonly requested: string | undefined
}

/** A function that builds the `Content-Security-Policy` header of a page. */
export type Policy = (facts: PageFacts) => string

/** Returns the Content-Security-Policy source that allows an inline script, such as `'sha256-…'`. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
