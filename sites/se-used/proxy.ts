import { choices } from "@forecourt/blocks/choices"
import { createProxy } from "@forecourt/site-shell/proxy"
import redirects from "../../redirects/generated/se-used.json"
import { config as siteConfig } from "./site.config.ts"

export const proxy = createProxy(siteConfig, redirects, choices)

export const config = { matcher: ["/((?!_next/).*)"] }
