import type { ArticleCard } from "@forecourt/contracts/stories/article-cards"
import type { Article } from "../content/read-article.ts"

/**
 * The functions that adapt an article card to a site. `day` formats the date, and `picture` returns the URLs of resized
 * pictures.
 */
export interface ArticleCardOptions {
  readonly day: (moment: string) => string | null
  /**
   * Returns the URLs of a picture. `srcSet` contains one URL for each width, and `src` is for browsers that do not
   * support `srcset`.
   */
  readonly picture: (src: string) => { readonly src: string; readonly srcSet?: string | undefined }
}

/** Creates the data of an article card. It can be called on the server and in the browser. */
export function toArticleCard(
  { id, path, title, preamble, date, image }: Article,
  options: ArticleCardOptions,
): ArticleCard {
  const day = date === undefined ? null : options.day(date)
  return {
    id,
    path,
    title,
    ...(preamble && { preamble }),
    ...(date !== undefined && day !== null && { date, day }),
    ...(image && { image: toPicture(image.value, options) }),
  }
}

function toPicture(
  image: NonNullable<Article["image"]>["value"],
  options: ArticleCardOptions,
): NonNullable<ArticleCard["image"]> {
  const { src, srcSet } = options.picture(image.src)
  return {
    src,
    ...(srcSet && { srcSet }),
    alt: image.alt ?? "",
    ...(image.width && { width: image.width }),
    ...(image.height && { height: image.height }),
  }
}
