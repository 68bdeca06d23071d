// The typefaces of every site; a browser loads only those of the current theme.
import.meta.glob("../sites/*/theme/fonts.css", { eager: true })

const sites = import.meta.glob<string>("../sites/*/theme/generated/theme.css", {
  query: "?url",
  import: "default",
  eager: true,
})
const kit = import.meta.glob<string>("../packages/ui-kit/src/tokens/generated/theme.css", {
  query: "?url",
  import: "default",
  eager: true,
})
const resolvers = import.meta.glob<Resolver>("../sites/*/theme/theme.resolver.json", { import: "default", eager: true })

const configs = import.meta.glob<{ readonly languages: readonly string[] }>("../sites/*/site.config.ts", {
  import: "config",
  eager: true,
})

interface Resolver {
  readonly modifiers: { readonly brand?: { readonly default: string; readonly contexts: object } }
}

const themes: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(sites).map(([path, address]) => [getSite(path), address]),
  ...Object.values(kit).map((address) => ["kit", address]),
])

const brands: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(resolvers).map(([path, { modifiers }]) => [
    getSite(path),
    Object.keys(modifiers.brand?.contexts ?? {}).filter((name) => name !== modifiers.brand?.default),
  ]),
)

export const siteNames = Object.keys(themes)

export function listBrands(site: string): readonly string[] {
  return brands[site] ?? []
}

/** The languages of each site, the default language first. */
export const languagesBySite: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(configs).map(([path, { languages }]) => [getSite(path), languages]),
)

/**
 * Resolves when the style sheet and the fonts of a site are loaded. A brand that the site does not have is ignored.
 */
export async function wearTheme(site: string, brand?: string): Promise<void> {
  const { documentElement: root } = document
  if (brand !== undefined && listBrands(site).includes(brand)) root.dataset.brand = brand
  else delete root.dataset.brand
  await wearSheet(site)
  await document.fonts.ready
}

async function wearSheet(site: string): Promise<void> {
  const address = themes[site]
  const worn = document.querySelector<HTMLLinkElement>("link[data-site]")
  if (!address || worn?.dataset.site === site) return

  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = address
  link.dataset.site = site
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve)
    link.addEventListener("error", () => reject(new Error(`storybook: the theme of ${site} did not arrive.`)))
    document.head.append(link)
  })
  worn?.remove()
}

function getSite(path: string): string {
  return /sites\/([^/]+)/.exec(path)?.[1] ?? path
}
