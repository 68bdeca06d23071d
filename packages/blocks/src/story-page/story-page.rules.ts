import type { StoryPage } from "../generated/story-page.ts"

/** Returns whether the author and the date are shown. Without a date, both are hidden. Spec 1 §2. */
export function shouldShowPublishInfo({ date }: Pick<StoryPage, "date">): boolean {
  return date !== undefined
}
