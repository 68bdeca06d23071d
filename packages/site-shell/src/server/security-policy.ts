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

interface Needs {
  readonly script?: string
  readonly connect?: string
  readonly frame?: string
  readonly form?: string
}

/** What each service needs whose films or forms a page may show, by the name that such a block carries in `data-embed`. */
const EMBEDS: Readonly<Record<string, Needs>> = {
  youtube: { frame: "https://www.youtube-nocookie.com" },
  hubspot: {
    script: "https://*.hsforms.net https://*.hsforms.com",
    connect: "https://*.hsforms.com",
    frame: "https://*.hsforms.com",
    form: "https://*.hsforms.com",
  },
  jotform: { frame: "https://form.jotform.com https://eu.jotform.com" },
}

/**
 * The content security policy of one page: no script but our own files and the inline ones that the framework wrote,
 * by their hashes; no style but from files. Services of others are named only on pages with a block that shows them.
 */
export function securityPolicy(html: string, { runtime, mediaOrigins }: PolicyOptions, frames = "'self'"): Policy {
  const { known, unknown } = sortScripts(inlineScripts(html), runtime)
  // Who may frame a page is its editor, who also brings scripts along.
  const editors = frames.split(" ").filter((source) => source.startsWith("http"))
  const hashes = [...new Set(known)].map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
  const tags = /<script[^>]* data-tag-container=/.test(html) ? [TAG_HOSTS] : []
  const embeds = embedsOn(html)
  const needs = (kind: keyof Needs) => embeds.flatMap((name) => EMBEDS[name]?.[kind] ?? [])
  const frameSources = [...needs("frame"), ...tags]
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...editors, ...tags, ...needs("script"), ...hashes].join(" "),
    "style-src 'self'",
    ["img-src 'self' data: https:", ...mediaOrigins].join(" "),
    ["media-src 'self' https:", ...mediaOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...editors, ...tags, ...needs("connect")].join(" "),
    ["frame-src", ...(frameSources.length > 0 ? frameSources : ["'none'"])].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...needs("form")].join(" "),
    `frame-ancestors ${frames}`,
  ]
  return { header: directives.join("; "), unknown }
}

/** Names of the services that blocks of a page say they show. */
function embedsOn(html: string): readonly string[] {
  const names = html.matchAll(/<[a-z][^<>]* data-embed="([a-z]+)"/g)
  return [...new Set(Array.from(names, ([, name = ""]) => name))]
}

/** Who may frame an answer, from a policy that its route wrote. */
export function framesOf(policy: string | undefined): string | undefined {
  return /(?:^|;)\s*frame-ancestors ([^;]+)/.exec(policy ?? "")?.[1]
}
