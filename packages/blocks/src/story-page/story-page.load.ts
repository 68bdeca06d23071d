import {
  type Article,
  fetchArticles,
  findArticleCursor,
  findNextArticle,
  findParentId,
  findPreviousArticle,
  findPublishInfo,
  type ParentItem,
  type Services,
} from "@forecourt/api-clients/content"
import {
  type DateField,
  getFault,
  getTemplateFields,
  type ImageField,
  type Load,
  type LoadProps,
  type TextField,
} from "@forecourt/renderer"
import type { StoryPage } from "../generated/story-page.ts"

type Props = LoadProps<StoryPage, Services>

export interface StoryPageData {
  readonly title?: TextField
  readonly preamble?: TextField
  readonly image?: ImageField
  readonly author?: TextField
  readonly date?: DateField
  readonly parent?: Pick<ParentItem, "path" | "title">
  readonly previous?: Article
  readonly next?: Article
  /** The newest articles that share a tag with this article. */
  readonly related?: readonly Article[]
}

const RELATED_ARTICLES = 3

/** Loads the article and its related, previous and next articles. Spec 1 §2, §7. */
export const load: Load<StoryPage, Services, StoryPageData> = async (props) => {
  const { page, services, site, signal } = props
  const { title, premble, image, author, date } = getTemplateFields(page, "StoryPage") ?? {}
  const fields = {
    ...(title && { title }),
    ...(premble && { preamble: premble }),
    ...(image && { image }),
    ...(author && { author }),
  }
  if (page.id === "") return fields

  const [parent, published] = await Promise.all([
    findParentId(services.articles, { item: page.id, language: site.language }, { signal }),
    date ?? readPublished(props),
  ])
  return {
    ...fields,
    ...(published && { date: published }),
    ...(parent && { parent: { path: parent.path, title: parent.title }, ...(await readAround(props, parent)) }),
  }
}

async function readAround(
  props: Props,
  parent: ParentItem,
): Promise<Pick<StoryPageData, "previous" | "next" | "related">> {
  const [sequence, related] = await Promise.all([readSequence(props, parent), readRelated(props, parent)])
  return { ...sequence, ...(related.length > 0 && { related }) }
}

/** Loads the related articles. Returns an empty list if loading fails, so that the article is still rendered. */
async function readRelated(
  { page, services, site, signal }: Props,
  { id: root }: ParentItem,
): Promise<readonly Article[]> {
  const tags = (getTemplateFields(page, "StoryPage")?.tags ?? []).map(({ id }) => id)
  if (tags.length === 0) return []
  const { articles: http, articleTemplate: template } = services
  const request = { root, language: site.language, tags, limit: RELATED_ARTICLES + 1, ...(template && { template }) }
  try {
    const { articles } = await fetchArticles(http, request, { signal })
    return articles.filter(({ path }) => path !== site.path).slice(0, RELATED_ARTICLES)
  } catch (cause) {
    const message = "Error reading related stories"
    site.report({ kind: "failed-load", block: "StoryArticle", message, cause, fault: getFault(cause) })
    return []
  }
}

/**
 * Loads the publication date, which is needed if the page's layout does not contain a date. Returns `null` if there is
 * none.
 */
async function readPublished({ dataSource, services, site, signal }: Props): Promise<DateField | null> {
  if (dataSource === "") return null
  const info = await findPublishInfo(services.articles, { item: dataSource, language: site.language }, { signal })
  return info?.date ? { value: info.date } : null
}

/**
 * Loads the previous and the next article with the same cursor, since a cursor is valid in both sort orders. Spec 1 §8.
 */
async function readSequence(
  { page, services, site, signal }: Props,
  { id: root }: ParentItem,
): Promise<Pick<StoryPageData, "previous" | "next">> {
  const { language } = site
  const { articles: http, articleTemplate } = services
  const template = articleTemplate ? { template: articleTemplate } : {}
  try {
    const cursor = await findArticleCursor(http, { id: page.id, language, ...template }, { signal })
    if (cursor === null) return {}
    const request = { root, language, cursor, ...template }
    const [previous, next] = await Promise.all([
      findPreviousArticle(http, request, { signal }),
      findNextArticle(http, request, { signal }),
    ])
    return { ...(previous && { previous }), ...(next && { next }) }
  } catch (cause) {
    const message = "Error reading the article sequence"
    site.report({ kind: "failed-load", block: "StoryArticle", message, cause, fault: getFault(cause) })
    throw cause
  }
}
