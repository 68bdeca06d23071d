import type { TitleTag } from "@forecourt/renderer"

/**
 * A block with the page's own heading opens the page: its first picture is what a visitor waits for. Pictures further
 * down wait until somebody comes near.
 */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
