import type { TitleTag } from "@forecourt/renderer"

export type HeadingBelow = "h2" | "h3" | "h4" | "h5" | "h6"

export function getLevelBelow(tag: TitleTag): HeadingBelow {
  // A title that is rendered as a paragraph counts as an h2.
  const level = Number(tag.slice(1)) || 2
  return `h${Math.min(level + 1, 6)}` as HeadingBelow
}
