import { fetchStories, findStoriesIndex, type Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { StoriesTeaser } from "../generated/stories-teaser.ts"

/** The number of stories in a teaser: a row of three. Spec 1 §2. */
const TEASER_STORIES = 3

/** Loads the newest stories of the index; none when the index is unknown. */
export const load: Load<StoriesTeaser, Services> = async ({ fields, services, site: { language }, signal }) => {
  const { storiesIndex } = fields
  if (!storiesIndex) return {}

  const index = await findStoriesIndex(services.stories, { item: storiesIndex.id, language }, { signal })
  if (index === null) return {}
  const { stories } = await fetchStories(
    services.stories,
    {
      language,
      root: index.root,
      limit: TEASER_STORIES,
      ...(services.storyTemplate && { template: services.storyTemplate }),
    },
    { signal },
  )
  return { stories: [...stories], storiesIndex: { ...storiesIndex, url: index.path } }
}
