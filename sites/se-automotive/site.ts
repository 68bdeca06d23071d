import { registry } from "@forecourt/blocks/registry"
import { createSite } from "@forecourt/site-shell"
import { config } from "./site.config.ts"

export const site = createSite(config, registry)
