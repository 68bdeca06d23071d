import { startServer } from "@forecourt/site-shell/server"
import { config } from "./site.config.ts"

await startServer({ dir: import.meta.dirname, config })
