import {
  ARTICLES_PAGE_SIZE,
  type Article,
  fetchArticles,
  fetchSiteInfo,
  fetchTags,
  findArticlesIndex,
  type Services,
  type Tag,
} from "@forecourt/api-clients/content"
import type { Load, LoadProps } from "@forecourt/renderer"
import type { StoriesList } from "../generated/stories-list.ts"
import { getStyle, parseChosen } from "./stories-list.rules.ts"

type Props = LoadProps<StoriesList, Services>

export interface StoriesListData {
  /** The visible articles, newest first. */
  readonly stories: readonly Article[]
  readonly total: number
  readonly tags: readonly Tag[]
  /** The keys of the selected tags. An empty list selects all articles. */
  readonly chosenTags: readonly string[]
  readonly root: string
  readonly pages: number
  /** The cursor for loading more articles, or `null` when all articles are loaded. */
  readonly nextPage: string | null
  readonly layout: "row" | "grid"
  readonly showDates: boolean
  readonly highlightLatestStory: boolean
}

/** Loads the articles under the index's root or, without an index, under the page. Spec 1 §7. */
export const load: Load<StoriesList, Services, StoriesListData | undefined> = async (props) => {
  const { services, site, page, signal } = props
  const [index, tags] = await Promise.all([readIndex(props), readTags(props)])
  const root = index?.root ?? page.id
  if (root === "") return undefined

  const chosen = parseChosen(page.choices.tag?.[0], tags)
  const pages = Number(page.choices.page?.[0] ?? 1)
  const { articles, total, next } = await fetchArticles(
    services.articles,
    {
      language: site.language,
      root,
      tags: chosen.map(({ id }) => id),
      limit: ARTICLES_PAGE_SIZE * pages,
      ...(services.articleTemplate && { template: services.articleTemplate }),
    },
    { signal },
  )
  return {
    stories: articles,
    total,
    tags,
    chosenTags: chosen.map(({ key }) => key),
    root,
    pages,
    nextPage: next,
    layout: getStyle(index?.layout),
    showDates: index?.showDates ?? true,
    highlightLatestStory: index?.highlightLatestStory ?? false,
  }
}

async function readIndex({ fields, services, site, signal }: Props) {
  const item = fields.storiesIndex?.id
  return item ? findArticlesIndex(services.articles, { item, language: site.language }, { signal }) : null
}

async function readTags({ services, site, signal }: Props): Promise<Tag[]> {
  const info = await fetchSiteInfo(services.articles, { site: services.site }, { signal })
  return info ? fetchTags(services.articles, { rootPath: info.rootPath, language: site.language }, { signal }) : []
}
