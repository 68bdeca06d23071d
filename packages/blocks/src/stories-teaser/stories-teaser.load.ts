import { type Article, fetchArticles, findArticlesIndex, type Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { StoriesTeaser } from "../generated/stories-teaser.ts"

/** The number of articles in a teaser, which is a row of three. Spec 1 §2. */
const TEASER_ARTICLES = 3

export interface StoriesTeaserData {
  readonly stories: readonly Article[]
  readonly indexPath: string
}

export const load: Load<StoriesTeaser, Services, StoriesTeaserData | undefined> = async (props) => {
  const { fields, services, site, signal } = props
  const { storiesIndex } = fields
  const { language } = site
  if (!storiesIndex) return undefined

  const index = await findArticlesIndex(services.articles, { item: storiesIndex.id, language }, { signal })
  if (index === null) return undefined
  const { articles } = await fetchArticles(
    services.articles,
    {
      language,
      root: index.root,
      limit: TEASER_ARTICLES,
      ...(services.articleTemplate && { template: services.articleTemplate }),
    },
    { signal },
  )
  return { stories: articles, indexPath: index.path }
}
