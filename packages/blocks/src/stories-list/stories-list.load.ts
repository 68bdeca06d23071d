import {
  fetchSiteInfo,
  fetchStories,
  fetchTags,
  findStoriesIndex,
  type Services,
  STORIES_PAGE_SIZE,
  type Tag,
} from "@forecourt/api-clients/content"
import type { Load, LoadProps } from "@forecourt/renderer"
import type { StoriesList } from "../generated/stories-list.ts"
import { getStyle, parseChosen } from "./stories-list.rules.ts"

type Props = LoadProps<StoriesList, Services>

/**
 * Loads the stories of the index, or those below the page when there is none, with the tags and pages of the address.
 * Spec 1 §7.
 */
export const load: Load<StoriesList, Services> = async (props) => {
  const { services, site, page, signal } = props
  const [index, tags] = await Promise.all([readIndex(props), readTags(props)])
  const root = index?.root ?? page.id
  if (root === "") return {}

  const chosen = parseChosen(page.choices.tag?.[0], tags)
  const pages = Number(page.choices.page?.[0] ?? 1)
  const { stories, total, next } = await fetchStories(
    services.stories,
    {
      language: site.language,
      root,
      tags: chosen.map(({ id }) => id),
      limit: STORIES_PAGE_SIZE * pages,
      ...(services.storyTemplate && { template: services.storyTemplate }),
    },
    { signal },
  )
  return {
    stories: [...stories],
    total,
    tags,
    chosenTags: chosen.map(({ key }) => key),
    root,
    pages,
    ...(next !== null && { nextPage: next }),
    ...(index && {
      layout: getStyle(index.layout) === "row" ? "Variant 2" : "Default",
      showDates: index.showDates,
      highlightLatestStory: index.highlightLatestStory,
    }),
  }
}

async function readIndex({ fields, services, site, signal }: Props) {
  const item = fields.storiesIndex?.id
  return item ? findStoriesIndex(services.stories, { item, language: site.language }, { signal }) : null
}

async function readTags({ services, site, signal }: Props): Promise<Tag[]> {
  const info = await fetchSiteInfo(services.stories, { site: services.site }, { signal })
  return info ? fetchTags(services.stories, { rootPath: info.rootPath, language: site.language }, { signal }) : []
}
