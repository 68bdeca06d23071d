import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readConfig } from "../config.ts"
import type { Json } from "../schema/json.ts"
import { writeTexts } from "../write-files.ts"
import { addToLock } from "./add-to-lock.ts"
import { formatJson } from "./print-json.ts"
import { readBrandGroup } from "./read-brand-group.ts"
import { createSiteContent } from "./site-content.ts"
import { createSiteGlue, createSitePackage, formatSiteConfig } from "./site-glue.ts"
import { readSiteOptions, type SiteOptions } from "./site-options.ts"
import { createOwnTokens, createThemeResolver, formatSiteFonts, formatStorybookFonts } from "./site-theme.ts"

export interface NewSite {
  readonly options: SiteOptions
  readonly written: readonly string[]
}

/**
 * Creates the folder of a new site with all of its files. Other tools find the site by this folder, so that no list of
 * sites has to be changed.
 */
export function createSite(root: string, args: readonly string[]): NewSite {
  const options = readSiteOptions(root, args)
  const folder = `sites/${options.name}`
  if (existsSync(join(root, folder)))
    throw new Error(`new site: ${folder} is there already. Edit it, or choose another name.`)

  const files = createFiles(root, options)
  writeTexts(root, files)
  buildThemes(root)
  return { options, written: Object.keys(files) }
}

function createFiles(root: string, options: SiteOptions): Readonly<Record<string, string>> {
  const { name } = options
  const brandGroup = readBrandGroup(root, options.brandGroup)
  const manifest = createSitePackage(root, options, brandGroup)
  const site = {
    "package.json": `${JSON.stringify(manifest, null, 2)}\n`,
    "site.config.ts": formatSiteConfig(options),
    "fonts.ts": formatSiteFonts(options, brandGroup),
    ...createSiteGlue(root, options),
    "theme/theme.resolver.json": formatJson(createThemeResolver(options, brandGroup)),
    [`theme/${name}.tokens.json`]: formatJson(createOwnTokens(options, brandGroup)),
    "theme/fonts.css": formatStorybookFonts(brandGroup),
    ...addPrefix("content/", formatDocuments(createSiteContent(options))),
  }
  return {
    ...addPrefix(`sites/${name}/`, site),
    [`redirects/${name}.redirects.json`]: formatJson(createEmptyTable(name)),
    "package-lock.json": addToLock(readFileSync(join(root, "package-lock.json"), "utf8"), {
      folder: `sites/${name}`,
      manifest,
      command: "new site",
    }),
  }
}

function createEmptyTable(site: string): Json {
  return { $schema: "../schemas/site/redirect-table.schema.json", site, hosts: [], groups: [] }
}

function addPrefix(prefix: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [prefix + path, content]))
}

function formatDocuments(documents: Readonly<Record<string, Json>>): Record<string, string> {
  return Object.fromEntries(Object.entries(documents).map(([path, document]) => [path, formatJson(document)]))
}

function buildThemes(root: string): void {
  const kit = readConfig(root).blocks?.kit
  if (kit === undefined) throw new Error('new site: forecourt.config.json names no "kit" under "blocks". Say it there.')
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "tokens", "--workspace", kit], {
    cwd: root,
    encoding: "utf8",
  })
  if (status !== 0) throw new Error(`new site: the theme could not be made.\n${(stderr || stdout).trim()}`)
}
