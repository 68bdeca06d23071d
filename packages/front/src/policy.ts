import { createHash } from "node:crypto"

/** The properties of a page from which its policy is built. */
export interface PageFacts {
  /** The HTML; `null` for a page that is streamed while it renders. */
  readonly html: string | null
  /** The sources for `script-src`: hashes of the framework's inline scripts, or the nonce of this response. */
  readonly scripts: readonly string[]
  /** The source for `style-src`, for a style element that a library adds. */
  readonly style: string
  /** The policy set by the page's own route, if any. */
  readonly requested: string | undefined
}

/** Builds the value of `content-security-policy` for a page. */
export type Policy = (facts: PageFacts) => string

/** Returns the source `'sha256-…'` of a script's text. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
