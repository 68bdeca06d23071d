import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns whether a block is at the top of the page, which means that it has the page's h1. Its first picture is loaded
 * eagerly, and others lazily.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
