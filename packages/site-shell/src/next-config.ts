import { createRequire } from "node:module"
import { join } from "node:path"
import type { NextConfig } from "next"
import { createSourceConfig } from "./dev/source-config.ts"
import { isLocal, readEnvironment } from "./environment.ts"
import type { SiteConfigInput } from "./generated/site-config.ts"
import { createStandingHeaders } from "./server/response-headers.ts"
import { OWN_MODULES } from "./styles/own-sheets.ts"

/** The widths in pixels at which images are provided. Spec 1 §9. */
const WIDTHS = [320, 640, 1280, 1920]

const IS_SOURCE = import.meta.url.endsWith(".ts")

const ONE_DAY_SECONDS = 24 * 60 * 60

/** Creates the Next.js settings of a site. Apart from the allowed image hosts, they are the same for every site. */
export function createNextConfig(dir: string, { imageHosts = [] }: SiteConfigInput): NextConfig {
  const root = join(dir, "../..")
  const { content } = readEnvironment(process.env)
  // Next creates the page cache without passing it the site's settings.
  process.env.FORECOURT_PAGE_CACHE ??= join(dir, ".next/cached-pages")
  return {
    outputFileTracingRoot: root,
    ...(IS_SOURCE ? createSourceConfig(root, dir) : createBuiltConfig(root, createRequire(join(dir, "package.json")))),
    // This is for sites without the front. Behind the front, which compresses once for all visitors, Next has nothing
    // to compress.
    compress: true,
    headers: async () => createStandingRules(),
    poweredByHeader: false,
    // The time for which a shared cache may show a stale page (stale-while-revalidate). Next's default is a year.
    expireTime: ONE_DAY_SECONDS,
    agentRules: false,
    // The proxy normalizes spelling and slashes in one redirect with all other changes.
    skipTrailingSlashRedirect: true,
    // The metadata is in the head for all clients, not only for known crawlers.
    htmlLimitedBots: /.*/,
    images: {
      deviceSizes: WIDTHS,
      imageSizes: [],
      qualities: [75],
      formats: ["image/webp"],
      minimumCacheTTL: ONE_DAY_SECONDS,
      remotePatterns: [content.url, ...imageHosts.map((host) => `https://${host}`)].map(createPicturePattern),
      // Only a platform on this machine may load pictures from this machine.
      dangerouslyAllowLocalIP: isLocal(content.url),
    },
  }
}

/**
 * Creates the response headers for a site without the front proxy. The `X-Forwarded-Proto` header of another proxy
 * shows whether the visitor uses HTTPS.
 */
function createStandingRules(): Awaited<ReturnType<NonNullable<NextConfig["headers"]>>> {
  const toPairs = (isEncrypted: boolean) =>
    Object.entries(createStandingHeaders({ isEncrypted })).map(([key, value]) => ({ key, value }))
  const encrypted = { type: "header" as const, key: "x-forwarded-proto", value: "https" }
  return [
    { source: "/:path*", headers: toPairs(false) },
    { source: "/:path*", has: [encrypted], headers: toPairs(true) },
  ]
}

function createBuiltConfig(root: string, { resolve }: NodeJS.Require): NextConfig {
  return {
    turbopack: { root, rules: createStyleRules(resolve("@forecourt/site-shell/style-sheet-loader")) },
    cacheHandler: resolve("@forecourt/site-shell/page-cache"),
  }
}

/**
 * Creates a pattern that allows every path and query of an origin. A pattern in the form of a URL would not allow a
 * query.
 */
function createPicturePattern(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === "https:" ? ("https" as const) : ("http" as const), hostname, port }
}

/** Creates the rules for the style sheets that the site compiles instead of Next.js. See `style-sheet-loader.ts`. */
function createStyleRules(loader: string) {
  return { "*.js": { condition: { path: OWN_MODULES, content: /\.css"/ }, loaders: [loader] } }
}
