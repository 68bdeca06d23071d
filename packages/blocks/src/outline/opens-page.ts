import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns true if a block is at the top of the page, which means that its title is the `h1`. The first picture of such
 * a block is loaded eagerly, and the pictures of other blocks are loaded lazily.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
