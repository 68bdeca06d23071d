import { registerSite } from "@forecourt/site-shell/instrumentation"
import { config } from "./site.config.ts"

export { onRequestError } from "@forecourt/site-shell/instrumentation"

export const register = () => registerSite(config)
