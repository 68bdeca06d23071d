import { isRendered } from "@forecourt/renderer"
import type { HeroBanner } from "../generated/hero-banner.ts"

/** True if the banner has a video or a picture. Without either, the banner is not rendered. Spec 1 §5. */
export function hasMedia({ content, image }: HeroBanner): boolean {
  return content === "Video" || isRendered(image)
}

export function getSearchAddress({ heroBannerHasSearchBar, heroBannerSearchUrl }: HeroBanner): string | null {
  return (heroBannerHasSearchBar && heroBannerSearchUrl?.value.href) || null
}
