import { isDrawn, type TextField, type TitleTag } from "@forecourt/renderer"

export type HeadingBelow = "h2" | "h3" | "h4" | "h5" | "h6"

/** The level of headings that stand under a title, or in its place where none is drawn: a page skips no level. */
export function headingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  // A title that is a paragraph opens a section all the same.
  const level = Number(titleTag.slice(1)) || 2
  if (!isDrawn(title)) return `h${Math.max(level, 2)}` as HeadingBelow
  return `h${Math.min(level + 1, 6)}` as HeadingBelow
}
