// First of all styles: it says in which order the layers of all others apply.
import "./theme/generated/theme.css"
import { choices } from "@forecourt/blocks/choices"
import { registry } from "@forecourt/blocks/registry"
import { styles } from "@forecourt/blocks/styles"
import { createSite } from "@forecourt/site-shell"
import { config } from "./site.config.ts"

export const site = createSite(config, { choices, registry, styles })
