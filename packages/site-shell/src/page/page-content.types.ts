import type { Ancestor, PageLanguage } from "@forecourt/api-clients/content"
import type { PageView } from "@forecourt/api-clients/personalisation"
import type { Page, PageItem, PageListing, SiteContext } from "@forecourt/renderer"
import type { LibraryBlock } from "../editing/editing-session.ts"
import type { PageFields } from "../generated/page-fields.ts"
import type { SiteSettings } from "../generated/site-settings.ts"

/** A page after reading, validation and loading: all data that is needed to render it. */
export interface PageContent {
  readonly page: Page
  readonly site: SiteContext
  readonly settings: Partial<SiteSettings>
  readonly fields: Partial<PageFields>
  /** The page's data for blocks, including the fields of its template: `getTemplateFields(item, "StoryPage")`. */
  readonly item: PageItem
  readonly languages: readonly PageLanguage[]
  /** The name of the page's item. */
  readonly name: string
  /** The time of the page's last change; `null` when the platform does not provide it. */
  readonly updated: string | null
  /** The ancestors of the page, the home page first. */
  readonly trail: readonly Ancestor[]
  /** The page view that is sent to the personalisation service when the page is shown. */
  readonly view: PageView
  /** The address of the page without the language. */
  readonly path: string
  /** The filters of the page's list; `null` on pages without one. */
  readonly listing: PageListing | null
  /** The single block that is shown in the platform's design library; `null` on pages. */
  readonly block: LibraryBlock | null
  /** The scripts that the page editor adds to the page. */
  readonly editorScripts: readonly string[]
}
