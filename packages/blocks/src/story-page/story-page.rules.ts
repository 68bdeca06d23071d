import type { StoryPageData } from "./story-page.load.ts"

/** True if the article has a date. Without a date, the author is hidden too. Spec 1 §2. */
export function shouldShowPublishInfo({ date }: Pick<StoryPageData, "date">): boolean {
  return date !== undefined
}
