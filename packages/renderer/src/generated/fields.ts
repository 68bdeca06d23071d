// Generated from schemas/fields by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** A day or a moment. */
export interface DateField {
  /**
   * Moment in UTC, for example 2026-11-20T08:00:00Z.
   *
   * @format date-time
   */
  value: string
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/** A document or a film from the media library. */
export interface FileField {
  /** The file. */
  value: {
    /**
     * Address of the file.
     *
     * @minLength 1
     * @format uri-reference
     */
    src: string
    /** Name of the file. */
    name?: string
    /** Name shown to visitors. */
    displayName?: string
    /** Title of the file. */
    title?: string
    /** What the file is about. */
    description?: string
    /** Words to find the file by. */
    keywords?: string
    /** Extension without the dot. */
    extension?: string
    /** Media type, for example video/mp4. */
    mimeType?: string
    /**
     * Size in bytes.
     *
     * @minimum 0
     */
    size?: number
  }
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/** A picture with its alternative text. */
export interface ImageField {
  /** The picture. */
  value: {
    /**
     * Address of the picture.
     *
     * @minLength 1
     * @format uri-reference
     */
    src: string
    /** What the picture shows; empty when it only decorates. */
    alt?: string
    /**
     * Width of the original in pixels.
     *
     * @minimum 1
     */
    width?: number
    /**
     * Height of the original in pixels.
     *
     * @minimum 1
     */
    height?: number
    /** Caption of the picture. */
    title?: string
  }
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/** A link to a page, a document, a phone number or an address elsewhere. */
export interface LinkField {
  /** The link. */
  value: {
    /**
     * Where the link leads, with its query string and anchor.
     *
     * @minLength 1
     * @format uri-reference
     */
    href: string
    /** The words a visitor clicks. */
    text?: string
    /** Window to open in; _blank opens a new one. */
    target?: string
    /** Shown when a pointer rests on the link. */
    title?: string
    /** Style name given by the editor. */
    class?: string
    /** Kind of link: internal, external, media, mailto, tel or anchor. */
    linktype?: string
    /** Item that an internal link points to. */
    id?: string
    /** Anchor on the page, without the number sign. */
    anchor?: string
    /** Query string, without the question mark. */
    querystring?: string
  }
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/**
 * Where a field lives in the content platform; present in editing only, and handed back to the platform's editor
 * as it came: every key, in its order.
 */
export interface FieldMetadata {
  /** Item that holds the field. */
  contextItem?: {
    /** Item that holds the field. */
    id?: string
    /** Language version of the item. */
    language?: string
    /** Numbered version of the item. */
    version?: number | string
    /** Revision of the item when it was read. */
    revision?: string
    [name: string]: unknown
  }
  /** Identifier of the field on its template. */
  fieldId?: string
  /** Field type as the platform names it, for example single-line. */
  fieldType?: string
  /** Value as stored, before tokens are resolved. */
  rawValue?: string
  [name: string]: unknown
}

/** What every block at the top of a page has: logo, pages, extra links, languages and an alert. */
export interface NavigationBar {
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
  /** Identifier of the item. */
  id: string
  /**
   * Page address of the item, when it has one.
   *
   * @format uri-reference
   */
  url?: string
  /** Name of the item. */
  name?: string
  /** Name shown to people. */
  displayName?: string
}

/** Formatted text, edited in place and cleaned before it is rendered. */
export interface RichTextField {
  /** HTML with paragraphs, lists, links and emphasis. */
  value: string
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/** Plain text, edited in place. */
export interface TextField {
  /** The text; line breaks are kept. */
  value: string
  metadata?: FieldMetadata
  /** Switches in-place editing off for this field. */
  editable?: boolean
}

/** Heading level of a title, chosen so that the page keeps one outline. */
export type TitleTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "p"
