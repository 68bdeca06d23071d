import { nextConfig } from "@forecourt/site-shell/next-config"
import { config } from "./site.config.ts"

export default nextConfig(import.meta.dirname, config)
