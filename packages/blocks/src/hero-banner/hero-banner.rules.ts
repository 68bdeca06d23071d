import { isRendered } from "@forecourt/renderer"
import type { HeroBanner } from "../generated/hero-banner.ts"

/** Without a film the banner needs a picture; else there is nothing to open the page with. Spec 1 §5. */
export function hasMedia({ content, image }: HeroBanner): boolean {
  return content === "Video" || isRendered(image)
}

/** Address of the page that shows what was searched for; `null` when the banner has no search. */
export function getSearchAddress({ heroBannerHasSearchBar, heroBannerSearchUrl }: HeroBanner): string | null {
  return (heroBannerHasSearchBar && heroBannerSearchUrl?.value.href) || null
}
