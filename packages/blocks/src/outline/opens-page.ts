import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns whether a block is at the top of the page, which is the case when its title is the h1. The first picture of
 * this block is loaded eagerly, and those of other blocks lazily.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
