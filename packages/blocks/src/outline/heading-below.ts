import type { TitleTag } from "@forecourt/renderer"

export type HeadingBelow = "h2" | "h3" | "h4" | "h5" | "h6"

/** The level of headings that stand under a title, so that a page keeps one outline; never below the sixth. */
export function headingBelow(titleTag: TitleTag): HeadingBelow {
  // A title that is a paragraph opens a section all the same.
  const level = Number(titleTag.slice(1)) || 2
  return `h${Math.min(level + 1, 6)}` as HeadingBelow
}
