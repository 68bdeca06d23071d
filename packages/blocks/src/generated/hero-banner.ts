// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/** The large opening of a page: picture or film, a title, a call to action and, if wanted, a search field. */
export interface HeroBanner {
  /** The words that open the page. */
  title?: TextField
  /**
   * Heading level of the title.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The call to action. */
  link?: LinkField
  /**
   * Look of the call to action.
   *
   * @default "Primary"
   */
  buttonType: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  /**
   * What fills the banner.
   *
   * @default "Image"
   */
  content: "Image" | "Video"
  /** Picture on wide screens, and on phones when no phone picture is set. */
  image?: ImageField
  /** Picture on phones. */
  imagePhone?: ImageField
  /** Film on wide screens; plays muted. */
  videoDesktop?: FileField
  /** Film on phones; plays muted. */
  videoPhone?: FileField
  /**
   * Where the words stand, from top to bottom.
   *
   * @default "Centre"
   */
  contentPlacement: "Top" | "Centre" | "Bottom"
  /**
   * Centres the words from left to right.
   *
   * @default false
   */
  centerContent: boolean
  /**
   * Colour of the words.
   *
   * @default "White"
   */
  textColor: "Black" | "White"
  /**
   * FullScreen fills the window.
   *
   * @default "Normal"
   */
  variant: "Normal" | "FullScreen"
  /**
   * Leaves space above the banner.
   *
   * @default false
   */
  hasMarginTop: boolean
  /**
   * Shows a field to search for cars.
   *
   * @default false
   */
  heroBannerHasSearchBar: boolean
  /** Page that shows the search result. */
  heroBannerSearchUrl?: LinkField
  /** Hint in the search field on phones. */
  searchBarPlaceholderText?: TextField
  /** Hint in the search field on wide screens. */
  searchBarPlaceholderTextDesktop?: TextField
}

/** A hero banner before its defaults are filled in. */
export interface HeroBannerInput {
  title?: TextField
  titleTag?: TitleTag
  text?: TextField
  link?: LinkField
  buttonType?: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  content?: "Image" | "Video"
  image?: ImageField
  imagePhone?: ImageField
  videoDesktop?: FileField
  videoPhone?: FileField
  contentPlacement?: "Top" | "Centre" | "Bottom"
  centerContent?: boolean
  textColor?: "Black" | "White"
  variant?: "Normal" | "FullScreen"
  hasMarginTop?: boolean
  heroBannerHasSearchBar?: boolean
  heroBannerSearchUrl?: LinkField
  searchBarPlaceholderText?: TextField
  searchBarPlaceholderTextDesktop?: TextField
}
