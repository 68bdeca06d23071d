import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns whether a block is at the top of the page, which is the case when its title is the h1. The first picture of
 * such a block is loaded eagerly, and the pictures of other blocks are loaded lazily.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
