import { createNextConfig } from "@forecourt/site-shell/next-config"
import { config } from "./site.config.ts"

export default createNextConfig(import.meta.dirname, config)
