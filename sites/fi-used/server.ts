import { choices } from "@forecourt/blocks/choices"
import { startServer } from "@forecourt/site-shell/server"
import redirects from "../../redirects/generated/fi-used.json" with { type: "json" }
import { config } from "./site.config.ts"

await startServer({ dir: import.meta.dirname, config, redirects, choices })
