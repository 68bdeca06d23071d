// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/** What an editor fills in about a page as a whole. */
export interface PageFields {
  /** Title in the browser and in search results. */
  metaTitle?: TextField
  /** Title in the navigation. */
  navTitle?: TextField
  /** Summary in search results. */
  metaDescription?: TextField
  /** Summary when the page is shared. */
  ogDescription?: TextField
  /** Picture when the page is shared. */
  ogImage?: ImageField
  /** Address of the original, when this page is a copy. */
  canonicalUrl?: LinkField
  /** Brand whose look the page takes. */
  brandDesign?: TextField
  /** Tag Manager container of the page; the site's is used when it is missing. */
  gtmId?: TextField
  /**
   * Leaves the page and all below it out of the navigation.
   *
   * @default false
   */
  hideInNavigation: boolean
  /**
   * Keeps the page itself reachable from the menu although it opens a submenu.
   *
   * @default false
   */
  shouldBeNavigableInMenuWhenItHasChildren: boolean
  /** Leads elsewhere instead of to the page. */
  externalLink?: LinkField
}

/** The page fields before their defaults are filled in. */
export interface PageFieldsInput {
  metaTitle?: TextField
  navTitle?: TextField
  metaDescription?: TextField
  ogDescription?: TextField
  ogImage?: ImageField
  canonicalUrl?: LinkField
  brandDesign?: TextField
  gtmId?: TextField
  hideInNavigation?: boolean
  shouldBeNavigableInMenuWhenItHasChildren?: boolean
  externalLink?: LinkField
}
