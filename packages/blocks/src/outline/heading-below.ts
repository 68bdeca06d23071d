import { isRendered, type TextField, type TitleTag } from "@forecourt/renderer"
import { getLevelBelow, type HeadingBelow } from "./level-below.ts"

/**
 * Returns the level below the block's title or, without a title, the title's own level, so that no level is skipped.
 */
export function getHeadingBelow(titleTag: TitleTag, title: TextField | undefined): HeadingBelow {
  if (isRendered(title)) return getLevelBelow(titleTag)
  return titleTag === "h1" || titleTag === "p" ? "h2" : titleTag
}
