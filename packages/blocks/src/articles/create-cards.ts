import type { Article } from "@forecourt/api-clients/content"
import { type ArticleCard, toArticleCard } from "@forecourt/api-clients/stories"
import { createSourceSet, formatDay, type SiteContext } from "@forecourt/renderer"

/** The width of pictures in browsers without `srcset`. */
const MIDDLE_WIDTH = 640

export function createCards(articles: readonly Article[], site: SiteContext): ArticleCard[] {
  const options = {
    day: (moment: string) => formatDay(moment, site),
    picture: (src: string) => ({ src: site.imageUrl(src, MIDDLE_WIDTH) ?? src, srcSet: createSourceSet(src, site) }),
  }
  return articles.map((article) => toArticleCard(article, options))
}
