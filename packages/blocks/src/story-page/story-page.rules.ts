import type { StoryPageData } from "./story-page.load.ts"

/** Returns true if the author and the date are shown. Both are hidden if there is no date. Spec 1 §2. */
export function shouldShowPublishInfo({ date }: Pick<StoryPageData, "date">): boolean {
  return date !== undefined
}
