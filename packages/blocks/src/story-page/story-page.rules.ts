import type { StoryPageData } from "./story-page.load.ts"

/** True if there is a date, without which the author is hidden too. Spec 1 §2. */
export function shouldShowPublishInfo({ date }: Pick<StoryPageData, "date">): boolean {
  return date !== undefined
}
