import { createProxy } from "@forecourt/site-shell/proxy"
import redirects from "../../redirects/generated/sk-used.json"
import { config as siteConfig } from "./site.config.ts"

export const proxy = createProxy(siteConfig, redirects)

/** Everything but the framework's own files, and what the site's own server has already led to its page. */
export const config = {
  matcher: [{ source: "/((?!_next/).*)", missing: [{ type: "header", key: "x-forecourt-routed" }] }],
}
