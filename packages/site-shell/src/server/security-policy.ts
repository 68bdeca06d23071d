import { createHashSource, type PageFacts } from "@forecourt/front/policy"
import { CONSENT_SCRIPT } from "../consent/consent-script.ts"
import { BEFORE_HYDRATION_SCRIPT } from "../page/before-hydration.ts"
import { HIDE_ALERT_SCRIPT } from "../page/hide-alert.ts"
import { HIDE_REG_NO_SCRIPT } from "../page/hide-reg-no.ts"

export interface PolicyOptions {
  /**
   * The additional origins from which pages may load images and videos, even without HTTPS, such as the origin of a
   * local platform.
   */
  readonly mediaOrigins: readonly string[]
}

const OWN_SCRIPTS = [HIDE_REG_NO_SCRIPT, HIDE_ALERT_SCRIPT, BEFORE_HYDRATION_SCRIPT, CONSENT_SCRIPT].map(
  createHashSource,
)

/** The hosts of Google Tag Manager. They are allowed only on pages with a Tag Manager container. */
const TAG_HOSTS = "https://*.googletagmanager.com https://*.google-analytics.com"

interface Needs {
  readonly script?: string
  readonly connect?: string
  readonly frame?: string
  readonly form?: string
}

/** The origins that each third-party service requires. The keys are values of the attribute `data-embed`. */
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
 * Creates the `Content-Security-Policy` header. A third-party service is allowed only on pages that embed it. On
 * streamed pages, all services are allowed, since their HTML is not known in advance.
 */
export function createSecurityPolicy(
  { html, scripts, style, requested }: PageFacts,
  { mediaOrigins }: PolicyOptions,
): string {
  const frames = getFrameAncestors(requested) ?? "'self'"
  // The origins that may frame a page are those of its editor, which also adds scripts.
  const editors = frames.split(" ").filter((source) => source.startsWith("http"))
  const tags = html === null || /<script[^>]* data-tag-container=/.test(html) ? [TAG_HOSTS] : []
  const embeds = html === null ? Object.keys(EMBEDS) : findEmbeds(html)
  const listNeeds = (kind: keyof Needs) => embeds.flatMap((name) => EMBEDS[name]?.[kind] ?? [])
  const frameSources = [...listNeeds("frame"), ...tags]
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...editors, ...tags, ...listNeeds("script"), ...OWN_SCRIPTS, ...scripts].join(" "),
    `style-src 'self' ${style}`,
    ["img-src 'self' data: https:", ...mediaOrigins].join(" "),
    ["media-src 'self' https:", ...mediaOrigins].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...editors, ...tags, ...listNeeds("connect")].join(" "),
    ["frame-src", ...(frameSources.length > 0 ? frameSources : ["'none'"])].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...listNeeds("form")].join(" "),
    `frame-ancestors ${frames}`,
  ]
  return directives.join("; ")
}

function findEmbeds(html: string): readonly string[] {
  const names = html.matchAll(/<[a-z][^<>]* data-embed="([a-z]+)"/g)
  return [...new Set(Array.from(names, ([, name = ""]) => name))]
}

function getFrameAncestors(policy: string | undefined): string | undefined {
  return /(?:^|;)\s*frame-ancestors ([^;]+)/.exec(policy ?? "")?.[1]
}
