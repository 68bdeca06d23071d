// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FileField, ImageField, LinkField, TextField, TitleTag } from "@forecourt/renderer"

/**
 * The large banner at the top of a page: a picture or video, a title, a call to action and an optional search
 * field.
 */
export interface HeroBanner {
  /** The title of the banner. */
  title?: TextField
  /**
   * The heading level of the title.
   *
   * @default "h1"
   */
  titleTag: TitleTag
  /** One or two sentences under the title. */
  text?: TextField
  /** The call to action. */
  link?: LinkField
  /**
   * The style of the call to action.
   *
   * @default "Primary"
   */
  buttonType: "Primary" | "Secondary" | "Ghost" | "Ghost Contrast"
  /**
   * The kind of media in the banner.
   *
   * @default "Image"
   */
  content: "Image" | "Video"
  /** The picture on wide screens, and on phones when no phone picture is set. */
  image?: ImageField
  /** The picture on phones. */
  imagePhone?: ImageField
  /** The video on wide screens; plays muted. */
  videoDesktop?: FileField
  /** The video on phones; plays muted. */
  videoPhone?: FileField
  /**
   * The vertical position of the text.
   *
   * @default "Centre"
   */
  contentPlacement: "Top" | "Centre" | "Bottom"
  /**
   * True if the text is centred horizontally.
   *
   * @default false
   */
  centerContent: boolean
  /**
   * The colour of the text.
   *
   * @default "White"
   */
  textColor: "Black" | "White"
  /**
   * The height of the banner; `FullScreen` fills the window.
   *
   * @default "Normal"
   */
  variant: "Normal" | "FullScreen"
  /**
   * True if there is space above the banner.
   *
   * @default false
   */
  hasMarginTop: boolean
  /**
   * True if the banner has a field to search for cars.
   *
   * @default false
   */
  heroBannerHasSearchBar: boolean
  /** The link to the page that shows the search results. */
  heroBannerSearchUrl?: LinkField
  /** The hint in the search field on phones. */
  searchBarPlaceholderText?: TextField
  /** The hint in the search field on wide screens. */
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
