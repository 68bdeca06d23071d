import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { toKebabCase, toUpperFirst } from "../names.ts"
import { suggest } from "../schema/suggest.ts"
import { siteTexts } from "./texts/texts.ts"

export interface SiteOptions {
  /** The name of the site, for example `dk-used`. It consists of the country code and the type of site. */
  readonly name: string
  /** The languages of the site. The first language has no prefix in URLs. */
  readonly languages: readonly string[]
  readonly host: string
  /** The name of the brand group, which has a token file in `packages/themes/`. */
  readonly brandGroup: string
  readonly timeZone: string
  readonly company: string
  /** The name of an existing site. Its routes and configuration files are copied to the new site. */
  readonly sibling: string
}

const OPTIONS = {
  languages: { type: "string" },
  host: { type: "string" },
  "brand-group": { type: "string" },
  "time-zone": { type: "string" },
  company: { type: "string" },
} as const

/** The region codes that differ from those in site names, such as `GB` for `uk`. */
const REGIONS: Readonly<Record<string, string>> = { uk: "GB" }

export function readSiteOptions(root: string, args: readonly string[]): SiteOptions {
  const { values, positionals } = readArguments(args)
  const [name = ""] = positionals
  checkName(name)
  const [country = "", kind = ""] = splitName(name)
  const siblings = listSiblings(root)
  const sibling = siblings.find((site) => splitName(site)[1] === kind) ?? siblings[0]
  if (sibling === undefined)
    throw new Error("new site: there is no site to take the routes from. Run it in a repository that has sites/.")

  const brandGroup = resolveBrandGroup(root, values["brand-group"] ?? getBrandGroup(root, sibling))
  return {
    name,
    sibling,
    brandGroup,
    languages: resolveLanguages(values.languages?.split(",") ?? [getLanguage(country)]),
    host: resolveHost(values.host ?? `${country}.${brandGroup}.example`),
    timeZone: resolveTimeZone(values["time-zone"] ?? getTimeZone(country)),
    company: values.company ?? getCompany(root, siblings, brandGroup),
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const known = Object.keys(OPTIONS).map((option) => `--${option}`)
    const what = error instanceof Error ? error.message.split(".")[0] : String(error)
    throw new Error(`new site: ${what}. Options are ${known.join(", ")}.`)
  }
}

function checkName(name: string): void {
  if (/^[a-z]{2}-[a-z]+(-[a-z]+)*$/.test(name)) return
  const said = name === "" ? "it has no name" : `"${name}" is no name of a site`
  throw new Error(`new site: ${said}. Write the country and the kind: ${formatSuggestion(name)}.`)
}

function formatSuggestion(name: string): string {
  const kebab = toKebabCase(name)
  return /^[a-z]{2}-[a-z]+(-[a-z]+)*$/.test(kebab) ? kebab : "dk-used"
}

function splitName(name: string): [country: string, kind: string] {
  return [name.slice(0, 2), name.slice(3)]
}

export function listSiblings(root: string): string[] {
  return globSync("sites/*/site.config.ts", { cwd: root })
    .map((path) => path.split(/[/\\]/)[1] ?? "")
    .sort()
}

/**
 * The codes of languages whose written form has a different code: Norwegian (`no`) is usually written as Bokmål (`nb`).
 */
const WRITTEN_AS: Readonly<Record<string, string>> = { no: "nb" }

function getLanguage(country: string): string {
  const { language } = new Intl.Locale(`und-${getRegion(country)}`).maximize()
  const written = WRITTEN_AS[language] ?? language
  if (written in siteTexts) return written
  throw new Error(
    `new site: most people of "${country}" read "${written}", in which nothing is written yet. Add its texts (docs/add-a-site.md), or choose with --languages=en.`,
  )
}

function resolveLanguages(wanted: readonly string[]): readonly string[] {
  const languages = wanted.map((language) => language.trim()).filter((language) => language !== "")
  const unknown = languages.find((language) => !(language in siteTexts))
  if (unknown !== undefined)
    throw new Error(
      `new site: nothing is written in "${unknown}" yet. Choose from ${Object.keys(siteTexts).join(", ")}, or add its texts: docs/add-a-site.md.`,
    )
  if (languages.length === 0 || new Set(languages).size < languages.length)
    throw new Error("new site: --languages is a list of different languages, for example --languages=sv,en.")
  return languages
}

function resolveHost(host: string): string {
  if (/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) return host
  throw new Error(`new site: "${host}" is no host. Write it bare, without https:// and www, for example rullo.example.`)
}

function getBrandGroup(root: string, site: string): string {
  const resolver = readFileSync(join(root, `sites/${site}/theme/theme.resolver.json`), "utf8")
  return /themes\/([\w-]+)\.tokens\.json/.exec(resolver)?.[1] ?? ""
}

function resolveBrandGroup(root: string, brandGroup: string): string {
  const brandGroups = globSync("packages/themes/src/*.tokens.json", { cwd: root }).map((path) =>
    path.replace(/^.*[/\\]|\.tokens\.json$/g, ""),
  )
  if (brandGroups.includes(brandGroup)) return brandGroup
  const cure = suggest(brandGroup, brandGroups, "") ?? `Choose from ${brandGroups.sort().join(", ")}.`
  throw new Error(`new site: there is no brand group "${brandGroup}". ${cure}`)
}

/** Returns the first time zone of a country. Throws an error if the country has no known time zone. */
function getTimeZone(country: string): string {
  // What our own Node and every newer one knows; the types do not yet.
  const locale = new Intl.Locale(`und-${getRegion(country)}`) as Intl.Locale & { getTimeZones?: () => string[] }
  const zones = locale.getTimeZones?.() ?? []
  const [zone] = zones
  if (zone !== undefined) return zone
  throw new Error(`new site: "${country}" is no country whose clocks we know. Say --time-zone=Europe/Copenhagen.`)
}

function resolveTimeZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw new Error(`new site: "${zone}" is no time zone. Write one such as Europe/Copenhagen.`)
  }
}

export function getRegion(country: string): string {
  return REGIONS[country] ?? country.toUpperCase()
}

function getCompany(root: string, siblings: readonly string[], brandGroup: string): string {
  const relative = siblings.find((site) => getBrandGroup(root, site) === brandGroup)
  if (relative === undefined) return toUpperFirst(brandGroup)
  const { language, settings } = JSON.parse(readFileSync(join(root, `sites/${relative}/content/site.json`), "utf8"))
  return settings[language]?.name?.value ?? toUpperFirst(brandGroup)
}
