import type { TitleTag } from "@forecourt/renderer"

/** True if a block is at the top of the page. Its title is the `h1`, and its first picture is loaded eagerly. */
export function isPageOpening({ titleTag }: { readonly titleTag: TitleTag }): boolean {
  return titleTag === "h1"
}
