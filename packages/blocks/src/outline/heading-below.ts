import { isRendered, type TextField, type TitleTag } from "@forecourt/renderer"
import { getLevelBelow, type HeadingBelow } from "./level-below.ts"

/**
 * Returns the level of headings below a block's title, or the title's level when there is no title, so that no heading
 * level is skipped.
 */
export function getHeadingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  if (isRendered(title)) return getLevelBelow(titleTag)
  return titleTag === "h1" || titleTag === "p" ? "h2" : titleTag
}
