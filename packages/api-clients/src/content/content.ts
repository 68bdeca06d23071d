import type { FinanceQuoteCalls } from "@forecourt/contracts/finance-quote"
import type { SearchCalls } from "@forecourt/contracts/search"
import type { Http } from "../http/http.ts"
import type { StockSearch } from "../search/stock-search.ts"

export type { CallOptions } from "@forecourt/contracts/call"
export type { ComponentUpdate } from "@forecourt/contracts/content/component-update"
export { parseComponentUpdate } from "@forecourt/contracts/content/component-update"
export type { PublishNotice } from "@forecourt/contracts/content/publish-notice"
export { parsePublishNotice } from "@forecourt/contracts/content/publish-notice"
export { type ContentHttpOptions, type ContentMode, createContentHttp } from "./content-http.ts"
export { type Ancestor, fetchAncestors } from "./fetch-ancestors.ts"
export { ARTICLES_PAGE_SIZE, type ArticlesPage, type ArticlesRequest, fetchArticles } from "./fetch-articles.ts"
export * from "./fetch-component-layout.ts"
export { fetchDictionary } from "./fetch-dictionary.ts"
export { type EditedItem, fetchEditingLayout } from "./fetch-editing-layout.ts"
export { type ErrorPage, type ErrorPages, fetchErrorPages } from "./fetch-error-pages.ts"
export { fetchLanguages, type PageLanguage } from "./fetch-languages.ts"
export { fetchLayout, type LayoutData, type PageAddress } from "./fetch-layout.ts"
export { fetchLlmsText } from "./fetch-llms-text.ts"
export { fetchNavigation, type NavigationEntry } from "./fetch-navigation.ts"
export { type EditorialRedirect, fetchRedirects } from "./fetch-redirects.ts"
export { fetchRobots } from "./fetch-robots.ts"
export { fetchRoutes, type SiteRoute } from "./fetch-routes.ts"
export { fetchSettings, type SettingsFields } from "./fetch-settings.ts"
export { fetchSiteInfo, type SiteInfo } from "./fetch-site-info.ts"
export { fetchSitemap, fetchSitemapAddresses } from "./fetch-sitemap.ts"
export { fetchTags, type Tag } from "./fetch-tags.ts"
export { findArticleCursor } from "./find-article-cursor.ts"
export { type ArticlesIndex, findArticlesIndex } from "./find-articles-index.ts"
export { findHomePath } from "./find-home-path.ts"
export { findNextArticle, findPreviousArticle } from "./find-neighbour-article.ts"
export { findParentId, findPublishInfo, type ItemRequest, type ParentItem } from "./find-parent.ts"
export type { Article } from "./read-article.ts"

/** The services that block loaders receive. */
export interface Services {
  readonly content: Http
  /** The client for article queries. Pages that use this client are rendered again when an article is published. */
  readonly articles: Http
  readonly stock: StockSearch
  /**
   * The functions that find places: one suggests places for a search text, the other fetches a place's position. Only
   * sites with dealerships have them.
   */
  readonly places?: Pick<SearchCalls, "findPlaces" | "fetchPlace">
  /** The functions that call the finance quote service. Only sites with a lender have them. */
  readonly financeQuote?: FinanceQuoteCalls
  /** The template of articles on the platform. It is set only if it differs from the default template `StoryPage`. */
  readonly articleTemplate?: string
  readonly site: string
}
