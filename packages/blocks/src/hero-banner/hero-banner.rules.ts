import type { LinkField } from "@forecourt/renderer"
import type { HeroBanner } from "../generated/hero-banner.ts"

/** Query parameter that carries the visitor's words to the car list. Spec 1 §2. */
export const KEYPHRASE = "keyphrase"

/** Without a film the banner needs a picture; else there is nothing to open the page with. Spec 1 §5. */
export function hasMedia({ content, image }: HeroBanner): boolean {
  return content === "Video" || (image !== undefined && image.value.src !== "")
}

/** Where a search goes: the address without its query, and the query's parameters, which the search keeps. */
export interface SearchTarget {
  readonly action: string
  readonly kept: readonly (readonly [name: string, value: string])[]
}

/**
 * A form that is sent with GET replaces the query of its address, so the parameters that are there already
 * travel as hidden fields beside the keyphrase. `null` when there is no page to search on.
 */
export function searchTarget({ heroBannerHasSearchBar, heroBannerSearchUrl }: HeroBanner): SearchTarget | null {
  const href = heroBannerHasSearchBar ? heroBannerSearchUrl?.value.href : undefined
  if (!href) return null

  const { path, query, anchor } = splitAddress(href)
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== KEYPHRASE)
  return { action: path + anchor, kept }
}

function splitAddress(href: LinkField["value"]["href"]) {
  const [address = "", ...anchor] = href.split("#")
  const [path = "", ...query] = address.split("?")
  return { path, query: query.join("?"), anchor: anchor.length > 0 ? `#${anchor.join("#")}` : "" }
}
