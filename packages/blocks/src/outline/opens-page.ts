import type { TitleTag } from "@forecourt/renderer"

/**
 * Returns whether a block opens the page, which means that it has the page's own heading: its first picture is loaded
 * first. Pictures further down are lazy.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
