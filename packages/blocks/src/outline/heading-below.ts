import { isRendered, type TextField, type TitleTag } from "@forecourt/renderer"
import { getLevelBelow, type HeadingBelow } from "./level-below.ts"

/** The level of headings that stand under a title, or in its place where none is rendered: a page skips no level. */
export function getHeadingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  if (isRendered(title)) return getLevelBelow(titleTag)
  return titleTag === "h1" || titleTag === "p" ? "h2" : titleTag
}
