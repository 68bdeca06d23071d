import { parseSiteConfig } from "./generated/site-config.parser.js"
import type { SiteConfig, SiteConfigInput } from "./generated/site-config.ts"

export type { SiteConfigInput }

/** A site's switches with those that it left out. */
export function readConfig(switches: SiteConfigInput): SiteConfig {
  const config = parseSiteConfig(switches)
  if (config !== null) return config
  throw new Error("readConfig: site.config.ts does not fit schemas/site/site.schema.json. Compare the two.")
}
