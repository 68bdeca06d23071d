import { createHash } from "node:crypto"

/** The properties of a page from which its Content-Security-Policy is built. */
export interface PageFacts {
  /** The HTML of the page, or `null` if the page is streamed while it is rendered. */
  readonly html: string | null
  /**
   * The sources for `script-src`: the hashes of the framework's inline scripts or, for a streamed page, the nonce of
   * this response.
   */
  readonly scripts: readonly string[]
  /** The source for `style-src` that allows style elements that a library adds to the page. */
  readonly style: string
  /** The Content-Security-Policy that the page's own route has set, if any. */
  readonly requested: string | undefined
}

/** A function that builds the `Content-Security-Policy` header of a page. */
export type Policy = (facts: PageFacts) => string

/** Returns the source expression that allows an inline script in a Content-Security-Policy, such as `'sha256-…'`. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
