export { createSite, type PageView, type Site, type SiteConfigInput } from "./create-site.tsx"
export { type Environment, readEnvironment } from "./environment.ts"
export type { SiteConfig } from "./generated/site-config.ts"
