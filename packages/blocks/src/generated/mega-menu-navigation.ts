// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/**
 * The header of every page on sites with many pages: each menu opens over the full width, with columns of links
 * and a teaser. Below 1500 px, the menu opens one level at a time.
 */
export interface MegaMenuNavigation {
  /** The logo that links to the home page. */
  logo?: ImageField
  /**
   * The width of the logo in pixels.
   *
   * @default 150
   * @minimum 1
   * @maximum 600
   */
  logoWidth: number
  /**
   * The height of the logo in pixels.
   *
   * @default 55
   * @minimum 1
   * @maximum 300
   */
  logoHeight: number
  /**
   * True if the bar is less tall.
   *
   * @default false
   */
  slimNav: boolean
  /**
   * True if the bar has light text on a dark surface.
   *
   * @default false
   */
  hasDarkTheme: boolean
  /**
   * True if there is a line under the bar.
   *
   * @default false
   */
  showSeparator: boolean
  /**
   * The links above the menu; a link without a title is left out.
   *
   * @maxItems 10
   */
  extraNavigationItems?: {
    /** The text of the link. */
    title?: TextField
    /** The target of the link. */
    link?: LinkField
  }[]
  /**
   * The teasers next to the links of a menu, one for each top-level page that needs a teaser.
   *
   * @maxItems 12
   */
  teasers?: {
    /** The menu page under which the teaser is shown. */
    page?: LinkField
    /** The picture of the teaser. */
    image?: ImageField
    /** The title of the teaser: a few inviting words. */
    title?: TextField
    /** The price, for example "from 2 995 kr a month". Leave it empty if nothing is sold. */
    price?: TextField
    /** One sentence under the title. */
    text?: TextField
    /** The link of the teaser. */
    link?: LinkField
  }[]
  /**
   * True if the alert bar is shown.
   *
   * @default false
   */
  hasMessage: boolean
  /** The heading of the alert. */
  messageTitle?: TextField
  /** The text of the alert. */
  messageText?: TextField
  /** The type of the alert. A warning cannot be dismissed; the other types can be dismissed for a day. */
  messageType?: "Warning" | "Dark" | "Light" | "Neutral"
  /** The icon before the alert. */
  messageIcon?: "CampaignAlert" | "WarningAlert"
}

/** A mega menu navigation before its defaults are filled in. */
export interface MegaMenuNavigationInput {
  logo?: ImageField
  logoWidth?: number
  logoHeight?: number
  slimNav?: boolean
  hasDarkTheme?: boolean
  showSeparator?: boolean
  extraNavigationItems?: { title?: TextField; link?: LinkField }[]
  teasers?: {
    page?: LinkField
    image?: ImageField
    title?: TextField
    price?: TextField
    text?: TextField
    link?: LinkField
  }[]
  hasMessage?: boolean
  messageTitle?: TextField
  messageText?: TextField
  messageType?: "Warning" | "Dark" | "Light" | "Neutral"
  messageIcon?: "CampaignAlert" | "WarningAlert"
}
