import type { Json } from "../schema/json.ts"
import { type BrandGroup, type Face, packagesOf } from "./read-brand-group.ts"
import { regionOf, type SiteOptions } from "./site-options.ts"
import { needsLatinExt } from "./texts/texts.ts"

const KIT = "@forecourt/ui-kit/tokens"
const SURFACES = ["dark", "surface-1", "surface-2", "surface-3", "accent", "warning"]

const sources = (...refs: readonly string[]) => refs.map(($ref) => ({ $ref }))

/** How a theme is put together: kit, brand group, what the site has to itself, surfaces. */
export function themeResolver({ name, company }: SiteOptions, brandGroup: BrandGroup): Json {
  const country = new Intl.DisplayNames("en", { type: "region" }).of(regionOf(name.slice(0, 2)))
  const title = `${company} ${country}`
  const surfaces = SURFACES.map((surface) => [
    surface,
    sources(`${KIT}/${surface}.tokens.json`, ...brandGroup.surfaceTokens),
  ])
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
    name: title,
    version: "2025.10",
    description: `Theme of ${title}.`,
    sets: {
      kit: { description: "The kit's base.", sources: sources(`${KIT}/base.tokens.json`) },
      [brandGroup.name]: {
        description: `What makes it ${company}.`,
        sources: sources(...brandGroup.tokens),
      },
      [name]: { description: "What this site has to itself.", sources: sources(`${name}.tokens.json`) },
    },
    modifiers: {
      theme: {
        description: "Surfaces. A part of a page changes its colours with data-theme.",
        default: "light",
        contexts: { light: [], ...Object.fromEntries(surfaces) },
      },
    },
    resolutionOrder: sources("#/sets/kit", `#/sets/${brandGroup.name}`, `#/sets/${name}`, "#/modifiers/theme"),
  }
}

/** The site's own paints: those of the brand group, to be mixed anew. */
export function ownTokens({ company }: SiteOptions, { ownPaints }: BrandGroup): Json {
  return {
    $schema: "https://www.designtokens.org/schemas/2025.10/format.json",
    $description: `What ${company} has to itself here: the brand group's own paints until somebody mixes others.`,
    palette: { $type: "color", $extensions: { "org.forecourt": { tier: "primitive" } }, ...ownPaints },
  }
}

/** The typefaces as the workshop loads them. */
export function workshopFonts(brandGroup: BrandGroup): string {
  const imports = packagesOf(brandGroup).map((face) => `@import "${face}/wght.css";`)
  return `/* The typefaces as the workshop loads them; the site itself has them from fonts.ts. */\n${imports.join("\n")}\n`
}

/** The typefaces as the site loads them, each file once. */
export function siteFonts({ languages }: SiteOptions, { name: group, faces }: BrandGroup): string {
  const isExt = languages.some(needsLatinExt)
  const beyond = isExt
    ? "// Letters such as č stand in every sentence here: fetched with the page."
    : "// Letters of other languages, such as in Škoda: fetched by pages that have them."
  const names = [...faces.map(({ name }) => name), ...faces.map(({ name }) => `${name}Beyond`)]
  return `import localFont from "next/font/local"

// Until they have arrived, the theme's stand-ins take the same room; so the loader makes none of its own.

${faces.map((face) => loader(group, face, "latin", true)).join("\n")}
${beyond}

${faces.map((face) => loader(group, face, "latin-ext", isExt)).join("\n")}
/** Classes that bring the site's own fonts. */
export const fonts = [${names.join(", ")}].map(({ variable }) => variable).join(" ")
`
}

function loader(
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
