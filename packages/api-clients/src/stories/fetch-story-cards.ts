import type { StoryCards } from "@forecourt/contracts/stories/story-cards"
import { parseStoryCards } from "@forecourt/contracts/stories/story-cards"
import { STORIES_PATH } from "./story-cards-request.ts"

export interface StoryCardsRequest {
  /** Identifier of the page below which the stories lie. */
  readonly root: string
  readonly language: string
  /** Keys of tags; none means all stories. */
  readonly tags: readonly string[]
  /** Where the page before ended. */
  readonly cursor?: string
}

/**
 * The next stories of a list, asked of the site itself by a browser.
 *
 * @throws when the site gives no response, or none of this form.
 */
export async function fetchStoryCards(
  { root, language, tags, cursor }: StoryCardsRequest,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<StoryCards> {
  const query = new URLSearchParams({ root, language, ...(cursor !== undefined && { cursor }) })
  for (const tag of tags) query.append("tag", tag)
  const response = await fetch(`${STORIES_PATH}?${query}`, signal ? { signal } : {})
  const cards = response.ok ? parseStoryCards(await response.json()) : null
  if (cards === null) throw new Error(`stories: fetchStoryCards answered ${response.status}`)
  return cards
}
