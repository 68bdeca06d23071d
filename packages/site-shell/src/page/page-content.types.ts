import type { Ancestor, PageLanguage } from "@forecourt/api-clients/content"
import type { PageView } from "@forecourt/api-clients/personalisation"
import type { Page, PageItem, PageListing, SiteContext } from "@forecourt/renderer"
import type { LibraryBlock } from "../editing/editing-session.ts"
import type { PageFields } from "../generated/page-fields.ts"
import type { SiteSettings } from "../generated/site-settings.ts"

export interface PageContent {
  readonly page: Page
  readonly site: SiteContext
  readonly settings: Partial<SiteSettings>
  readonly fields: Partial<PageFields>
  /**
   * The item of the page, as passed to blocks. Blocks read the fields of its template with `getTemplateFields(item,
   * "StoryPage")`.
   */
  readonly item: PageItem
  readonly languages: readonly PageLanguage[]
  readonly name: string
  /** The time when the page was last changed, or `null` if the content platform does not provide it. */
  readonly updated: string | null
  /** The ancestors of the page, starting with the home page. */
  readonly trail: readonly Ancestor[]
  readonly view: PageView
  readonly path: string
  readonly listing: PageListing | null
  readonly block: LibraryBlock | null
  readonly editorScripts: readonly string[]
}
