import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns whether a block is at the top of the page and has the page's h1. Its first picture is loaded eagerly, and
 * those of other blocks lazily.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
