// Generated from schemas/blocks/mega-menu-navigation/mega-menu-navigation.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ImageField, LinkField, TextField } from "@forecourt/renderer"

/**
 * The top of every page for sites with many pages: each menu opens over the whole width with columns of links and
 * a teaser. Below 1500 px one drills down.
 */
export interface MegaMenuNavigation {
  /** Logo that leads to the home page. */
  logo?: ImageField
  /**
   * Width of the logo in pixels.
   *
   * @default 150
   * @minimum 1
   * @maximum 600
   */
  logoWidth: number
  /**
   * Height of the logo in pixels.
   *
   * @default 55
   * @minimum 1
   * @maximum 300
   */
  logoHeight: number
  /**
   * Makes the bar lower.
   *
   * @default false
   */
  slimNav: boolean
  /**
   * Light words on a dark surface.
   *
   * @default false
   */
  hasDarkTheme: boolean
  /**
   * Renders a line under the bar.
   *
   * @default false
   */
  showSeparator: boolean
  /**
   * Links above the menu; one without a title is left out.
   *
   * @maxItems 10
   */
  extraNavigationItems?: {
    /** The words a visitor clicks. */
    title?: TextField
    /** Where the link leads. */
    link?: LinkField
  }[]
  /**
   * What stands beside the links of a menu: one for each page of the top level that should have it.
   *
   * @maxItems 12
   */
  teasers?: {
    /** Page of the menu under which the teaser stands. */
    page?: LinkField
    /** Picture of the teaser. */
    image?: ImageField
    /** A few words that make one want to read on. */
    title?: TextField
    /** What it costs, for example "from 2 995 kr a month". Leave it out where nothing is sold. */
    price?: TextField
    /** One sentence under the title. */
    text?: TextField
    /** Where the teaser leads. */
    link?: LinkField
  }[]
  /**
   * Shows the alert bar.
   *
   * @default false
   */
  hasMessage: boolean
  /** Heading of the alert. */
  messageTitle?: TextField
  /** Text of the alert. */
  messageText?: TextField
  /** A warning stays; the others can be dismissed for a day. */
  messageType?: "Warning" | "Dark" | "Light" | "Neutral"
  /** Icon before the alert. */
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
