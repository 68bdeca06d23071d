import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles } from "../find-files.ts"
import { type BrandGroup, listPackages } from "./read-brand-group.ts"
import type { SiteOptions } from "./site-options.ts"

/** The glob patterns for the files that are the same on all sites, apart from the name of the site. */
const GLUE = ["app/**/*.{ts,tsx}", "*.ts", "tsconfig.json"]
const OWN = ["fonts.ts", "site.config.ts", "next-env.d.ts"]

const SHELL = "@forecourt/site-shell"

type Files = Readonly<Record<string, string>>

export function readGlue(root: string, site: string): Files {
  const cwd = join(root, "sites", site)
  return Object.fromEntries(findFiles(cwd, GLUE, OWN).map((path) => [path, readFileSync(join(cwd, path), "utf8")]))
}

export function createSiteGlue(root: string, { name, sibling }: SiteOptions): Files {
  return Object.fromEntries(
    Object.entries(readGlue(root, sibling)).map(([path, text]) => [
      path,
      text.replaceAll(`redirects/generated/${sibling}.`, `redirects/generated/${name}.`),
    ]),
  )
}

export function formatSiteConfig({ name, languages, timeZone, host, company }: SiteOptions): string {
  return `import type { SiteConfigInput } from "${SHELL}"

/** The configuration of ${company}, ${host}: all differences from other sites except content and theme. */
export const config = {
  name: "${name}",
  languages: [${languages.map((language) => `"${language}"`).join(", ")}],
  timeZone: "${timeZone}",
  host: "${host}",
  imageHosts: [],
  floatingNavigationOnHome: true,
  searchIndexes: { stock: "stock-${name}", sites: "sites-${name}" },
} satisfies SiteConfigInput
`
}

export interface SitePackage {
  readonly name: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

export function createSitePackage(root: string, { name, sibling }: SiteOptions, brandGroup: BrandGroup): SitePackage {
  const readPackage = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"))
  const manifest: SitePackage = readPackage(`sites/${sibling}/package.json`)
  const { devDependencies }: { devDependencies: Readonly<Record<string, string>> } = readPackage("package.json")
  const faces = listPackages(brandGroup).map((face): [string, string] => {
    const version = devDependencies[face]
    if (version !== undefined) return [face, version]
    throw new Error(`new site: ${face}, which the brand group uses, is not in package.json. Install it there first.`)
  })
  const others = Object.entries(manifest.dependencies).filter(([dependency]) => !dependency.startsWith("@fontsource"))
  const dependencies = Object.fromEntries([...faces, ...others].sort(([a], [b]) => (a < b ? -1 : 1)))
  return { ...manifest, name: `${manifest.name.split("/")[0]}/${name}`, dependencies }
}
