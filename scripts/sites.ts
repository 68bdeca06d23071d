// The sites: every folder with switches in sites/. There is no list.
import { globSync } from "node:fs"
import { join } from "node:path"
import type { SiteConfigInput } from "@forecourt/site-shell"

const ROOT = join(import.meta.dirname, "..")

export const SITES: readonly string[] = globSync("sites/*/site.config.ts", { cwd: ROOT })
  .map((path) => path.split(/[/\\]/)[1] ?? "")
  .sort()

export function chooseSites(names: readonly string[]): readonly string[] {
  const unknown = names.find((name) => !SITES.includes(name))
  if (unknown !== undefined) throw new Error(`There is no site "${unknown}". Choose from: ${SITES.join(", ")}.`)
  return names.length > 0 ? names : SITES
}

export async function readSite(name: string): Promise<SiteConfigInput> {
  const { config }: { config: SiteConfigInput } = await import(join(ROOT, "sites", name, "site.config.ts"))
  return config
}
