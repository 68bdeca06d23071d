// The typefaces of every site; a browser fetches only those that the worn theme names.
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

/** Addresses of the style sheets by site; `kit` is the kit's own plain theme. */
const themes: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(sites).map(([path, address]) => [/sites\/([^/]+)/.exec(path)?.[1] ?? path, address]),
  ...Object.values(kit).map((address) => ["kit", address]),
])

export const siteNames = Object.keys(themes)

/** Puts a site's theme on the document, in place of the one before; ready when its colours are. */
export async function wearTheme(site: string): Promise<void> {
  const address = themes[site]
  const worn = document.querySelector<HTMLLinkElement>("link[data-site]")
  if (!address || worn?.dataset.site === site) return

  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = address
  link.dataset.site = site
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve)
    link.addEventListener("error", () => reject(new Error(`workshop: the theme of ${site} did not arrive.`)))
    document.head.append(link)
  })
  worn?.remove()
  await document.fonts.ready
}
