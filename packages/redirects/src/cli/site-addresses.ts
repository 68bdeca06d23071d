import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { escapeSource } from "../import/imported.ts"

/** The paths of media files and of the platform's services, which every site forwards. */
const PASSED_ON = ["/-/:path+", "/sitecore/api/:path+", "/sitecore/service/:path+"]

export const SHELL_ADDRESSES = [
  "/favicon.ico",
  "/feaas-render",
  "/feed.xml",
  "/healthz",
  "/llms.txt",
  "/robots.txt",
  "/security.txt",
  "/sitemap.xml",
  "/styles/:version/:blocks.css",
  "/.well-known/security.txt",
]

/**
 * Lists the paths of a site as source patterns. As on the platform, a path consists of the page's `slug` or of folder
 * names. Returns `null` if the site is outside this repository.
 */
export function listSiteAddresses(root: string, site: string, languages: readonly string[]): string[] | null {
  const folder = join(root, "sites", site)
  if (!existsSync(join(folder, "content/site.json"))) return null
  const pages = languages.flatMap((language, index) => {
    const prefix = index === 0 ? "" : `/${language}`
    return listPagePaths(folder, language).map((path) => prefix + (path === "/" && prefix !== "" ? "" : path))
  })
  return [
    ...pages.map(toPageSource),
    ...listOwnRoutes(folder),
    ...listOwnFiles(folder),
    ...SHELL_ADDRESSES,
    ...PASSED_ON,
  ]
}

function listPagePaths(folder: string, language: string): string[] {
  const root = join(folder, "content/pages")
  const errors = listErrorItems(folder)
  return globSync(`**/${language}.json`, { cwd: root })
    .map((file) => file.split(/[/\\]/).slice(0, -1).join("/"))
    .filter((item) => !errors.includes(item))
    .map((item) => getPagePath(root, item, language))
    .sort()
}

/**
 * Lists the folders of the error pages. The settings of the site contain only the URL paths of these pages, in the
 * first language.
 */
function listErrorItems(folder: string): readonly string[] {
  const { language, errorPages } = readJson(join(folder, "content/site.json")) as Site
  const root = join(folder, "content/pages")
  const paths = Object.values(errorPages)
  return globSync(`**/${language}.json`, { cwd: root })
    .map((file) => file.split(/[/\\]/).slice(0, -1).join("/"))
    .filter((item) => paths.includes(getPagePath(root, item, language)))
}

interface Site {
  readonly language: string
  readonly errorPages: Readonly<Record<string, string>>
}

/** Returns the URL path of a page. It consists of the slug of each folder or, if a folder has no slug, of its name. */
function getPagePath(root: string, item: string, language: string): string {
  const parts = item.split("/").filter((part) => part !== "")
  return `/${parts
    .map((name, index) => readSlug(root, parts.slice(0, index + 1).join("/"), language) ?? name)
    .map(toUrlName)
    .join("/")}`
}

function readSlug(root: string, item: string, language: string): string | undefined {
  const file = join(root, item, `${language}.json`)
  return existsSync(file) ? (readJson(file) as { readonly slug?: string }).slug : undefined
}

function toPageSource(path: string): string {
  return path.endsWith("/*") ? `${escapeSource(path.slice(0, -2))}/:path+` : escapeSource(path)
}

function toUrlName(name: string): string {
  return name.trim().replaceAll(" ", "-")
}

/**
 * Lists the routes in the `app` folder as source patterns. `[name]` becomes a pattern for one segment, and `[...name]`
 * becomes a pattern for several segments.
 */
function listOwnRoutes(folder: string): string[] {
  return globSync("app/**/route.{ts,tsx}", { cwd: folder })
    .map((file) => file.split(/[/\\]/).slice(1, -1))
    .map((parts) => `/${parts.map(toRoutePart).join("/")}`)
    .sort()
}

function toRoutePart(part: string): string {
  const [, rest, name] = /^\[(\.\.\.)?(\w+)\]$/.exec(part) ?? []
  if (name === undefined) return escapeSource(part)
  return rest === undefined ? `:${name}` : `:${name}+`
}

function listOwnFiles(folder: string): string[] {
  const root = join(folder, "public")
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => escapeSource(`/${relative(root, join(parentPath, name)).replaceAll("\\", "/")}`))
    .sort()
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}
