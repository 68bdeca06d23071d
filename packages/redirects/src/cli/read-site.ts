import { existsSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { HostRule } from "../table.types.ts"

export interface Site {
  readonly locales: readonly string[]
  readonly host: string
  readonly movedHosts: readonly HostRule[]
}

interface Switches {
  readonly languages: readonly string[]
  readonly host: string
  readonly redirectsFromWww?: boolean
}

/** Reads the languages and hosts of a site. Returns empty values if the site is outside this repository. */
export async function readSite(root: string, site: string): Promise<Site> {
  const file = join(root, "sites", site, "site.config.ts")
  if (!existsSync(file)) return { locales: [], host: "", movedHosts: [] }
  const {
    languages,
    host,
    redirectsFromWww = false,
  } = ((await import(pathToFileURL(file).href)) as { config: Switches }).config
  return { locales: languages, host, movedHosts: redirectsFromWww ? [{ from: `www.${host}`, to: host }] : [] }
}
