import type { Json } from "../schema/json.ts"
import { type BrandGroup, type Face, listPackages } from "./read-brand-group.ts"
import { getRegion, type SiteOptions } from "./site-options.ts"
import { isLatinExtNeeded } from "./texts/texts.ts"

const KIT = "@forecourt/ui-kit/tokens"
const SURFACES = ["dark", "surface-1", "surface-2", "surface-3", "accent", "warning"]

const createSources = (...refs: readonly string[]) => refs.map(($ref) => ({ $ref }))

/**
 * Creates the token resolver of a site's theme. The tokens are applied in this order: UI kit, brand group, site,
 * surfaces.
 */
export function createThemeResolver({ name, company }: SiteOptions, brandGroup: BrandGroup): Json {
  const country = new Intl.DisplayNames("en", { type: "region" }).of(getRegion(name.slice(0, 2)))
  const title = `${company} ${country}`
  const surfaces = SURFACES.map((surface) => [
    surface,
    createSources(`${KIT}/${surface}.tokens.json`, ...brandGroup.surfaceTokens),
  ])
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
    name: title,
    version: "2025.10",
    description: `Theme of ${title}.`,
    sets: {
      kit: { description: "The kit's base.", sources: createSources(`${KIT}/base.tokens.json`) },
      [brandGroup.name]: {
        description: `The theme of ${company}.`,
        sources: createSources(...brandGroup.tokens),
      },
      [name]: { description: "The colours of this site.", sources: createSources(`${name}.tokens.json`) },
    },
    modifiers: {
      theme: {
        description: "Surfaces. A part of a page changes its colours with data-theme.",
        default: "light",
        contexts: { light: [], ...Object.fromEntries(surfaces) },
      },
    },
    resolutionOrder: createSources("#/sets/kit", `#/sets/${brandGroup.name}`, `#/sets/${name}`, "#/modifiers/theme"),
  }
}

export function createOwnTokens({ company }: SiteOptions, { ownPaints }: BrandGroup): Json {
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    $description: `The colours of this site of ${company}: a copy of the brand group's until they are changed.`,
    palette: { $type: "color", $extensions: { "org.forecourt": { tier: "primitive" } }, ...ownPaints },
  }
}

export function formatStorybookFonts(brandGroup: BrandGroup): string {
  const imports = listPackages(brandGroup).map((face) => `@import "${face}/wght.css";`)
  return `/* The typefaces for Storybook. The site loads them in fonts.ts. */\n${imports.join("\n")}\n`
}

export function formatSiteFonts({ languages }: SiteOptions, { name: group, faces }: BrandGroup): string {
  const isExt = languages.some(isLatinExtNeeded)
  const beyond = isExt
    ? "// Letters such as č are common in this language, so they are preloaded with the page."
    : "// Letters of other languages, such as in Škoda, are loaded by pages that contain them."
  const names = [...faces.map(({ name }) => name), ...faces.map(({ name }) => `${name}Beyond`)]
  return `import localFont from "next/font/local"

// Until they load, the theme's fallback fonts take the same space, so the loader creates none.

${faces.map((face) => formatLoader(group, face, "latin", true)).join("\n")}
${beyond}

${faces.map((face) => formatLoader(group, face, "latin-ext", isExt)).join("\n")}
export const fonts = [${names.join(", ")}].map(({ variable }) => variable).join(" ")
`
}

function formatLoader(
  group: string,
  { name, property, weights, package: from }: Face,
  subset: "latin" | "latin-ext",
  preload: boolean,
): string {
  const isLatin = subset === "latin"
  const file = `../../packages/themes/dist/fonts/${group}/${from.split("/").pop()}-${subset}-wght-normal.woff2`
  return `const ${isLatin ? name : `${name}Beyond`} = localFont({
  src: "${file}",
  weight: "${weights}",
  variable: "${isLatin ? property : `${property}-ext`}",
  adjustFontFallback: false,
${preload ? "" : "  preload: false,\n"}})
`
}
