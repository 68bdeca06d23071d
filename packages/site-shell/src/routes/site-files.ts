import { readFeedPath } from "./feed-address.ts"

const FILES = {
  health: /^\/healthz$/,
  robots: /^\/robots\.txt$/,
  sitemap: /^\/sitemap(?:-\d{1,6})?\.xml$/,
  llms: /^\/llms\.txt$/,
  security: /^\/(?:\.well-known\/)?security\.txt$/,
  favicon: /^\/favicon\.ico$/,
  styles: /^\/styles\/[^/]+\/[^/]+\.css$/,
  editing: /^\/feaas-render$/,
}

export type SiteFile = keyof typeof FILES | "feed"

const NAMES = Object.keys(FILES) as readonly (keyof typeof FILES)[]

export function findSiteFile(pathname: string, site: { readonly languages: readonly string[] }): SiteFile | null {
  if (readFeedPath(pathname, site) !== null) return "feed"
  return NAMES.find((name) => FILES[name].test(pathname)) ?? null
}
