import { type StoryCard, toStoryCard } from "@forecourt/api-clients/stories"
import { createSourceSet, formatDay, type SiteContext, type StoryEntry } from "@forecourt/renderer"

/** Width of the picture for browsers that cannot choose. */
const MIDDLE_WIDTH = 640

/** Stories ready to be rendered, in the site's way of writing days and serving pictures. */
export function createCards(stories: readonly StoryEntry[], site: SiteContext): StoryCard[] {
  const options = {
    day: (moment: string) => formatDay(moment, site),
    picture: (src: string) => ({ src: site.imageUrl(src, MIDDLE_WIDTH) ?? src, srcSet: createSourceSet(src, site) }),
  }
  return stories.map((story) => toStoryCard(story, options))
}
