import { isRendered, type TextField, type TitleTag } from "@forecourt/renderer"
import { getLevelBelow, type HeadingBelow } from "./level-below.ts"

/**
 * Returns the heading level for the content below a block's title. If the block has no title, this is the level that
 * the title would have, so that no level is skipped.
 */
export function getHeadingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  if (isRendered(title)) return getLevelBelow(titleTag)
  return titleTag === "h1" || titleTag === "p" ? "h2" : titleTag
}
