import { type StoryCard, storyCard } from "@forecourt/api-clients/stories"
import { formatDay, type SiteContext, type StoryEntry, sourceSet } from "@forecourt/renderer"

/** Width of the picture for browsers that cannot choose. */
const MIDDLE_WIDTH = 640

/** Stories ready to be rendered, in the site's way of writing days and serving pictures. */
export function cardsOf(stories: readonly StoryEntry[], site: SiteContext): StoryCard[] {
  const options = {
    day: (moment: string) => formatDay(moment, site),
    picture: (src: string) => ({ src: site.imageUrl(src, MIDDLE_WIDTH) ?? src, srcSet: sourceSet(src, site) }),
  }
  return stories.map((story) => storyCard(story, options))
}
