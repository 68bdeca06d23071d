import { parseSiteConfig } from "./generated/site-config.parser.js"
import type { SiteConfig, SiteConfigInput } from "./generated/site-config.ts"
import { SERVICES } from "./services/site-services.ts"

export type { SiteConfigInput }

export function readConfig(switches: SiteConfigInput): SiteConfig {
  const config = parseSiteConfig(switches)
  if (config !== null) return checkServices(config)
  throw new Error("readConfig: site.config.ts does not fit schemas/site/site.schema.json. Compare the two.")
}

/**
 * Throws if the configuration contains an unknown service, since a misspelt name would otherwise silently disable a
 * service.
 */
function checkServices(config: SiteConfig): SiteConfig {
  const named = Object.entries(SERVICES).flatMap(([name, { option }]) => (option === undefined ? [name] : []))
  const unknown = config.services.find((name) => !named.includes(name))
  if (unknown === undefined) return config
  throw new Error(`readConfig: "services" names "${unknown}", which is none. Choose from ${named.join(", ")}.`)
}
