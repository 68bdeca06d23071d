import type { StoryPage } from "../generated/story-page.ts"

/**
 * Publish info says who and when. An author without a date says nothing, and neither does nothing at all: a date is
 * what it takes. Spec 1 §2.
 */
export function shouldShowPublishInfo({ date }: Pick<StoryPage, "date">): boolean {
  return date !== undefined
}
