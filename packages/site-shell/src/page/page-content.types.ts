import type { Ancestor, PageLanguage } from "@forecourt/api-clients/content"
import type { PageView } from "@forecourt/api-clients/personalisation"
import type { Page, PageItem, PageListing, SiteContext } from "@forecourt/renderer"
import type { LibraryBlock } from "../editing/editing-session.ts"
import type { PageFields } from "../generated/page-fields.ts"
import type { SiteSettings } from "../generated/site-settings.ts"

/** A page, read, validated and loaded: everything that drawing it takes. */
export interface PageContent {
  readonly page: Page
  readonly site: SiteContext
  readonly settings: Partial<SiteSettings>
  readonly fields: Partial<PageFields>
  /** The page as its blocks know it, with what its template holds: `getTemplateFields(item, "StoryPage")`. */
  readonly item: PageItem
  readonly languages: readonly PageLanguage[]
  /** Name of the page's item. */
  readonly name: string
  /** When the page was last changed; `null` when the platform does not say. */
  readonly updated: string | null
  /** Pages above this one, the home page first. */
  readonly trail: readonly Ancestor[]
  /** The page view that is sent to the personalisation service when the page is seen. */
  readonly view: PageView
  /** Address of the page without language. */
  readonly path: string
  /** The filters of the page's list; `null` on pages without one. */
  readonly listing: PageListing | null
  /** The one block that is shown, in the platform's design library; `null` on pages. */
  readonly block: LibraryBlock | null
  /** Scripts that the page editor wants on the page. */
  readonly editorScripts: readonly string[]
}
