import { isRendered, type TextField, type TitleTag } from "@forecourt/renderer"
import { getLevelBelow, type HeadingBelow } from "./level-below.ts"

/**
 * Returns the level of headings under a title, or in its place when none is rendered, so that a page skips no level.
 */
export function getHeadingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  if (isRendered(title)) return getLevelBelow(titleTag)
  return titleTag === "h1" || titleTag === "p" ? "h2" : titleTag
}
