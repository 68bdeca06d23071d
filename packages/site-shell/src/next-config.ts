import { createRequire } from "node:module"
import { join } from "node:path"
import type { NextConfig } from "next"
import { isLocal, readEnvironment } from "./environment.ts"
import type { SiteConfigInput } from "./generated/site-config.ts"
import { OWN_MODULES } from "./styles/own-sheets.ts"

/** Widths in pixels that pictures are offered in. Spec 1 §9. */
const WIDTHS = [320, 640, 1280, 1920]

const ONE_DAY_SECONDS = 24 * 60 * 60

/** The framework's settings, the same for every site. */
export function nextConfig(dir: string, { imageHosts = [] }: SiteConfigInput): NextConfig {
  const root = join(dir, "../..")
  const { content } = readEnvironment(process.env)
  const require = createRequire(join(dir, "package.json"))
  return {
    outputFileTracingRoot: root,
    turbopack: { root, rules: styleRules(require.resolve("@forecourt/site-shell/style-sheet-loader")) },
    cacheHandler: require.resolve("@forecourt/site-shell/page-cache"),
    // The site's own server compresses and remembers.
    compress: false,
    poweredByHeader: false,
    agentRules: false,
    // Spelling and slashes are settled in one hop with everything else, in the proxy.
    skipTrailingSlashRedirect: true,
    // The head belongs into the head, for everyone.
    htmlLimitedBots: /.*/,
    images: {
      deviceSizes: WIDTHS,
      imageSizes: [],
      qualities: [75],
      formats: ["image/webp"],
      minimumCacheTTL: ONE_DAY_SECONDS,
      remotePatterns: [content.url, ...imageHosts.map((host) => `https://${host}`)].map(anyPictureOf),
      // Only a platform on this machine may be asked for pictures on this machine.
      dangerouslyAllowLocalIP: isLocal(content.url),
    },
  }
}

/** Any path with any query string: a pattern made from an address would allow no query string at all. */
function anyPictureOf(origin: string) {
  const { protocol, hostname, port } = new URL(origin)
  return { protocol: protocol === "https:" ? ("https" as const) : ("http" as const), hostname, port }
}

/** The style sheets of blocks are the site's own business: see `style-sheet-loader.ts`. */
function styleRules(loader: string) {
  return { "*.js": { condition: { path: OWN_MODULES, content: /\.css"/ }, loaders: [loader] } }
}
