export { createSite, type PageView, type Site, type SiteBlocks } from "./create-site.tsx"
export { type Environment, readEnvironment } from "./environment.ts"
export type { SiteConfig, SiteConfigInput } from "./generated/site-config.ts"
