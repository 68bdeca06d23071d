import { createHash } from "node:crypto"
import { inlineScripts } from "./inline-scripts.ts"
import { sortScripts } from "./known-scripts.ts"

export interface PolicyOptions {
  /** React's own programs, see `reactRuntime`. */
  readonly runtime: ReadonlySet<string>
  /** Origins besides this one that pictures and films may come from without encryption, such as a local platform. */
  readonly mediaOrigins: readonly string[]
}

export interface Policy {
  /** Value of the header. */
  readonly header: string
  /** Scripts that nobody vouches for; the browser will not run them. */
  readonly unknown: readonly string[]
}

/** Hosts that Tag Manager needs; named only on pages that carry a container. */
const TAG_HOSTS = "https://*.googletagmanager.com https://*.google-analytics.com"

/** Films play here once a visitor asks for one. */
const FILM_HOSTS = "https://www.youtube-nocookie.com"

/**
 * The content security policy of one page: no script but our own files and the inline ones that the framework wrote,
 * by their hashes; no style but from files.
 */
export function securityPolicy(html: string, { runtime, mediaOrigins }: PolicyOptions, frames = "'self'"): Policy {
  const { known, unknown } = sortScripts(inlineScripts(html), runtime)
  // Who may frame a page is its editor, who also brings scripts along.
  const editors = frames.split(" ").filter((source) => source.startsWith("http"))
  const hashes = [...new Set(known)].map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  const tags = /<script[^>]* data-tag-container=/.test(html) ? [TAG_HOSTS] : []
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...editors, ...tags, ...hashes].join(" "),
    "style-src 'self'",
    ["img-src 'self' data: https:", ...mediaOrigins].join(" "),
    ["media-src 'self' https:", ...mediaOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...editors, ...tags].join(" "),
    ["frame-src", FILM_HOSTS, ...tags].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frames}`,
  ]
  return { header: directives.join("; "), unknown }
}

/** Policy of everything that is no page: a picture may look as it likes, and nothing may run. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Who may frame an answer, from a policy that its route wrote. */
export function framesOf(policy: string | undefined): string | undefined {
  return /(?:^|;)\s*frame-ancestors ([^;]+)/.exec(policy ?? "")?.[1]
}
