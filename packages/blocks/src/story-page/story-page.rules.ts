import type { StoryPageData } from "./story-page.load.ts"

/** Returns whether the author and the date are shown. Without a date, both are hidden. Spec 1 §2. */
export function shouldShowPublishInfo({ date }: Pick<StoryPageData, "date">): boolean {
  return date !== undefined
}
