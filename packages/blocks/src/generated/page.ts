// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/** The settings of a page that an editor can change. */
export interface PageFields {
  /** The title in the browser and in search results. */
  metaTitle?: TextField
  /** The title in the navigation. */
  navTitle?: TextField
  /** The summary in search results. */
  metaDescription?: TextField
  /** The summary shown when the page is shared. */
  ogDescription?: TextField
  /** The picture shown when the page is shared. */
  ogImage?: ImageField
  /** The address of the original, if this page is a copy. */
  canonicalUrl?: LinkField
  /** The brand whose design the page uses. */
  brandDesign?: TextField
  /** The Tag Manager container of the page. Defaults to the container of the site. */
  gtmId?: TextField
  /**
   * True if the page and all pages below it are excluded from the navigation.
   *
   * @default false
   */
  hideInNavigation: boolean
  /**
   * True if the page remains reachable from the menu although its entry opens a submenu.
   *
   * @default false
   */
  shouldBeNavigableInMenuWhenItHasChildren: boolean
  /** An external link that replaces the link to the page. */
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
