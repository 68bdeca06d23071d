import { fetchArticles, findArticlesIndex, type Services } from "@forecourt/api-clients/content"
import type { Load } from "@forecourt/renderer"
import type { StoriesTeaser } from "../generated/stories-teaser.ts"

/** The number of articles in a teaser, which is a row of three. Spec 1 §2. */
const TEASER_ARTICLES = 3

/** Loads the newest articles of the index. If the index is unknown, no articles are loaded. */
export const load: Load<StoriesTeaser, Services> = async ({ fields, services, site: { language }, signal }) => {
  const { storiesIndex } = fields
  if (!storiesIndex) return {}

  const index = await findArticlesIndex(services.articles, { item: storiesIndex.id, language }, { signal })
  if (index === null) return {}
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
  return { stories: [...articles], storiesIndex: { ...storiesIndex, url: index.path } }
}
