import { isRendered } from "@forecourt/renderer"
import type { HeroBanner } from "../generated/hero-banner.ts"

/** Returns whether the banner has a video or a picture. A banner without media is not rendered. Spec 1 §5. */
export function hasMedia({ content, image }: HeroBanner): boolean {
  return content === "Video" || isRendered(image)
}

export function getSearchAddress({ heroBannerHasSearchBar, heroBannerSearchUrl }: HeroBanner): string | null {
  return (heroBannerHasSearchBar && heroBannerSearchUrl?.value.href) || null
}
