import { createHash } from "node:crypto"

/** What the policy of a page is made from. */
export interface PageFacts {
  /** The page's text; `null` for one that is sent while it is still being rendered. */
  readonly html: string | null
  /** Sources for `script-src`: hashes of the framework's inline scripts, or the nonce of this one response. */
  readonly scripts: readonly string[]
  /** Source for `style-src`: what a library may put on a style element that it adds. */
  readonly style: string
  /** The policy that the page's own route asked for, if any. */
  readonly requested: string | undefined
}

/** The value of `content-security-policy` for a page. */
export type Policy = (facts: PageFacts) => string

/** `'sha256-…'`, as a policy names a script by its text. */
export function createHashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
