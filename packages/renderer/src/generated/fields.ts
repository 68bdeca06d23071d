// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** A date or a point in time. */
export interface DateField {
  /**
   * The point in time in UTC, for example 2026-11-20T08:00:00Z.
   *
   * @format date-time
   */
  value: string
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/** A document or a video from the media library. */
export interface FileField {
  /** The file. */
  value: {
    /**
     * The address of the file.
     *
     * @minLength 1
     * @format uri-reference
     */
    src: string
    /** The name of the file. */
    name?: string
    /** The name shown to visitors. */
    displayName?: string
    /** The title of the file. */
    title?: string
    /** The description of the file. */
    description?: string
    /** The keywords for finding the file. */
    keywords?: string
    /** The file extension, without the dot. */
    extension?: string
    /** The media type, for example video/mp4. */
    mimeType?: string
    /**
     * The size in bytes.
     *
     * @minimum 0
     */
    size?: number
  }
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/** A picture with its alternative text. */
export interface ImageField {
  /** The picture. */
  value: {
    /**
     * The address of the picture.
     *
     * @minLength 1
     * @format uri-reference
     */
    src: string
    /** The alternative text of the picture; empty when it is decorative. */
    alt?: string
    /**
     * The width of the original in pixels.
     *
     * @minimum 1
     */
    width?: number
    /**
     * The height of the original in pixels.
     *
     * @minimum 1
     */
    height?: number
    /** The caption of the picture. */
    title?: string
  }
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/** A link to a page, a document, a phone number or an address elsewhere. */
export interface LinkField {
  /** The link. */
  value: {
    /**
     * The target of the link, with its query string and anchor.
     *
     * @minLength 1
     * @format uri-reference
     */
    href: string
    /** The text of the link. */
    text?: string
    /** The window in which the link opens; _blank opens a new window. */
    target?: string
    /** The tooltip of the link. */
    title?: string
    /** The style name from the editor. */
    class?: string
    /** The kind of link: internal, external, media, mailto, tel or anchor. */
    linktype?: string
    /** The item to which an internal link points. */
    id?: string
    /** The anchor on the page, without the number sign. */
    anchor?: string
    /** The query string, without the question mark. */
    querystring?: string
  }
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/**
 * The location of a field in the content platform, present in editing only. It is returned to the platform's
 * editor unchanged, with every key in its order.
 */
export interface FieldMetadata {
  /** The item that holds the field. */
  contextItem?: {
    /** The item that holds the field. */
    id?: string
    /** The language version of the item. */
    language?: string
    /** The numbered version of the item. */
    version?: number | string
    /** The revision of the item at the time of reading. */
    revision?: string
    [name: string]: unknown
  }
  /** The identifier of the field on its template. */
  fieldId?: string
  /** The field type in the platform's terms, for example single-line. */
  fieldType?: string
  /** The value as stored, before tokens are resolved. */
  rawValue?: string
  [name: string]: unknown
}

/** The fields shared by all blocks at the top of a page: logo, pages, extra links, languages and an alert. */
export interface NavigationBar {
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

/** A navigation bar before its defaults are filled in. */
export interface NavigationBarInput {
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

/** Pointers to other items, in the editor's order. */
export type ReferenceList = Reference[]

/** A pointer to another item of the content platform. */
export interface Reference {
  /** The identifier of the item. */
  id: string
  /**
   * The page address of the item, if it has one.
   *
   * @format uri-reference
   */
  url?: string
  /** The name of the item. */
  name?: string
  /** The display name of the item. */
  displayName?: string
}

/** Formatted text, edited in place and cleaned before it is rendered. */
export interface RichTextField {
  /** The HTML, with paragraphs, lists, links and emphasis. */
  value: string
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/** Plain text, edited in place. */
export interface TextField {
  /** The text; line breaks are kept. */
  value: string
  metadata?: FieldMetadata
  /** False if in-place editing is off for this field. */
  editable?: boolean
}

/** The heading level of a title, chosen so that the page has a consistent outline. */
export type TitleTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p"
