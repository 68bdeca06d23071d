// Generated from schemas by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** A field type as the content platform names it. */
export type FieldType =
  | "Single-Line Text"
  | "Multi-Line Text"
  | "Rich Text"
  | "Image"
  | "General Link"
  | "File"
  | "Datetime"
  | "Checkbox"
  | "Integer"
  | "Number"
  | "Droplist"
  | "Droplink"
  | "Multilist"

/** One field of a template, and the property of our schemas that it holds. */
export interface TemplateField {
  readonly name: string
  readonly type: FieldType
  readonly prop: string
  /** How the property is written: a field object, a plain value, a list of items. */
  readonly kind: string
  /** Place in a list that is stored in numbered fields: `Label2` is `{ prop: "facts", at: 2, part: "label" }`. */
  readonly at?: number
  readonly part?: string
  /** Options of a Droplist. */
  readonly source?: readonly string[]
  /** Fields of the items that a Droplink or Multilist points to. */
  readonly of?: readonly TemplateField[]
}

/** What an editor fills in: the item behind a block, a page or a site. */
export interface Template {
  readonly name: string
  /** Folder name of the block; `null` for pages and settings. */
  readonly block: string | null
  readonly description: string
  readonly fields: readonly TemplateField[]
  /** Values of a new item, by field name. */
  readonly standardValues: Readonly<Record<string, string | number | boolean>>
}

/** Every template, blocks first. */
export const templates: readonly Template[] = [
  {
    name: "Blurb",
    block: "blurb",
    description: "Text beside a picture, a film or a YouTube video.",
    fields: [
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text" },
      {
        name: "TitleTag",
        type: "Droplist",
        prop: "titleTag",
        kind: "choice",
        source: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
      },
      { name: "RichText", type: "Rich Text", prop: "richText", kind: "rich-text" },
      { name: "Link", type: "General Link", prop: "link", kind: "link" },
      { name: "Reverse", type: "Checkbox", prop: "reverse", kind: "boolean" },
      {
        name: "BackgroundColor",
        type: "Droplist",
        prop: "backgroundColor",
        kind: "choice",
        source: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
      },
      { name: "UseTextAnimations", type: "Checkbox", prop: "useTextAnimations", kind: "boolean" },
      { name: "UseMediaAnimations", type: "Checkbox", prop: "useMediaAnimations", kind: "boolean" },
      { name: "ImageDesktop", type: "Image", prop: "imageDesktop", kind: "image" },
      { name: "ImagePhone", type: "Image", prop: "imagePhone", kind: "image" },
      { name: "VideoDesktop", type: "File", prop: "videoDesktop", kind: "file" },
      { name: "VideoPhone", type: "File", prop: "videoPhone", kind: "file" },
      { name: "YoutubeID", type: "Single-Line Text", prop: "youtubeId", kind: "string" },
      { name: "HasControlBar", type: "Checkbox", prop: "hasControlBar", kind: "boolean" },
    ],
    standardValues: {
      TitleTag: "h2",
      Reverse: false,
      BackgroundColor: "None",
      UseTextAnimations: false,
      UseMediaAnimations: false,
      HasControlBar: false,
    },
  },
  {
    name: "CarModelCard",
    block: "car-model-card",
    description: "A car model with its picture, up to four facts and a link to read more.",
    fields: [
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text" },
      { name: "Text", type: "Single-Line Text", prop: "text", kind: "text" },
      { name: "Image", type: "Image", prop: "image", kind: "image" },
      { name: "Link", type: "General Link", prop: "link", kind: "link" },
      { name: "IsCampaign", type: "Checkbox", prop: "isCampaign", kind: "boolean" },
      { name: "CampaignLabel", type: "Single-Line Text", prop: "campaignLabel", kind: "text" },
      { name: "Label1", type: "Single-Line Text", prop: "facts", kind: "text", at: 1, part: "label" },
      { name: "LabelValue1", type: "Single-Line Text", prop: "facts", kind: "text", at: 1, part: "value" },
      { name: "Label2", type: "Single-Line Text", prop: "facts", kind: "text", at: 2, part: "label" },
      { name: "LabelValue2", type: "Single-Line Text", prop: "facts", kind: "text", at: 2, part: "value" },
      { name: "Label3", type: "Single-Line Text", prop: "facts", kind: "text", at: 3, part: "label" },
      { name: "LabelValue3", type: "Single-Line Text", prop: "facts", kind: "text", at: 3, part: "value" },
      { name: "Label4", type: "Single-Line Text", prop: "facts", kind: "text", at: 4, part: "label" },
      { name: "LabelValue4", type: "Single-Line Text", prop: "facts", kind: "text", at: 4, part: "value" },
    ],
    standardValues: { IsCampaign: false },
  },
  {
    name: "Footer",
    block: "footer",
    description: "The end of every page: brands, link columns, contact and social links.",
    fields: [
      { name: "ShowBrands", type: "Checkbox", prop: "showBrands", kind: "boolean" },
      { name: "BrandsHeading", type: "Single-Line Text", prop: "brandsHeading", kind: "text" },
      {
        name: "Brands",
        type: "Multilist",
        prop: "brands",
        kind: "list",
        of: [
          { name: "Name", type: "Single-Line Text", prop: "name", kind: "text" },
          { name: "Logo", type: "Image", prop: "logo", kind: "image" },
          { name: "LogoBlackAndWhite", type: "Image", prop: "logoBlackAndWhite", kind: "image" },
        ],
      },
      {
        name: "Columns",
        type: "Multilist",
        prop: "columns",
        kind: "list",
        of: [
          { name: "Title", type: "Single-Line Text", prop: "title", kind: "text" },
          { name: "Description", type: "Rich Text", prop: "description", kind: "rich-text" },
          {
            name: "ColumnItems",
            type: "Multilist",
            prop: "columnItems",
            kind: "list",
            of: [{ name: "Link", type: "General Link", prop: "link", kind: "link" }],
          },
        ],
      },
      { name: "HighlightedLink", type: "General Link", prop: "highlightedLink", kind: "link" },
      {
        name: "SocialLinks",
        type: "Multilist",
        prop: "socialLinks",
        kind: "list",
        of: [
          { name: "Name", type: "Single-Line Text", prop: "name", kind: "text" },
          { name: "Url", type: "General Link", prop: "url", kind: "link" },
        ],
      },
      {
        name: "InfoField1",
        type: "Droplink",
        prop: "infoField1",
        kind: "item",
        of: [
          { name: "Heading", type: "Single-Line Text", prop: "heading", kind: "text" },
          { name: "Text", type: "Rich Text", prop: "text", kind: "rich-text" },
        ],
      },
      {
        name: "InfoField2",
        type: "Droplink",
        prop: "infoField2",
        kind: "item",
        of: [
          { name: "Heading", type: "Single-Line Text", prop: "heading", kind: "text" },
          { name: "Text", type: "Rich Text", prop: "text", kind: "rich-text" },
        ],
      },
      { name: "InfoFieldOneChildFullWidth", type: "Checkbox", prop: "infoFieldOneChildFullWidth", kind: "boolean" },
    ],
    standardValues: { ShowBrands: false, InfoFieldOneChildFullWidth: false },
  },
  {
    name: "HeroBanner",
    block: "hero-banner",
    description:
      "The large opening of a page: picture or film, a title, a call to action and, if wanted, a search field.",
    fields: [
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text" },
      {
        name: "TitleTag",
        type: "Droplist",
        prop: "titleTag",
        kind: "choice",
        source: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
      },
      { name: "Text", type: "Single-Line Text", prop: "text", kind: "text" },
      { name: "Link", type: "General Link", prop: "link", kind: "link" },
      {
        name: "ButtonType",
        type: "Droplist",
        prop: "buttonType",
        kind: "choice",
        source: ["Primary", "Secondary", "Ghost", "Ghost Contrast"],
      },
      { name: "Content", type: "Droplist", prop: "content", kind: "choice", source: ["Image", "Video"] },
      { name: "Image", type: "Image", prop: "image", kind: "image" },
      { name: "ImagePhone", type: "Image", prop: "imagePhone", kind: "image" },
      { name: "VideoDesktop", type: "File", prop: "videoDesktop", kind: "file" },
      { name: "VideoPhone", type: "File", prop: "videoPhone", kind: "file" },
      {
        name: "ContentPlacement",
        type: "Droplist",
        prop: "contentPlacement",
        kind: "choice",
        source: ["Top", "Centre", "Bottom"],
      },
      { name: "CenterContent", type: "Checkbox", prop: "centerContent", kind: "boolean" },
      { name: "TextColor", type: "Droplist", prop: "textColor", kind: "choice", source: ["Black", "White"] },
      { name: "Variant", type: "Droplist", prop: "variant", kind: "choice", source: ["Normal", "FullScreen"] },
      { name: "HasMarginTop", type: "Checkbox", prop: "hasMarginTop", kind: "boolean" },
      { name: "HeroBannerHasSearchBar", type: "Checkbox", prop: "heroBannerHasSearchBar", kind: "boolean" },
      { name: "HeroBannerSearchUrl", type: "General Link", prop: "heroBannerSearchUrl", kind: "link" },
      { name: "SearchBarPlaceholderText", type: "Single-Line Text", prop: "searchBarPlaceholderText", kind: "text" },
      {
        name: "SearchBarPlaceholderTextDesktop",
        type: "Single-Line Text",
        prop: "searchBarPlaceholderTextDesktop",
        kind: "text",
      },
    ],
    standardValues: {
      TitleTag: "h1",
      ButtonType: "Primary",
      Content: "Image",
      ContentPlacement: "Centre",
      CenterContent: false,
      TextColor: "White",
      Variant: "Normal",
      HasMarginTop: false,
      HeroBannerHasSearchBar: false,
    },
  },
  {
    name: "Navigation",
    block: "navigation",
    description: "The top of every page: logo, pages in three levels, language switch and an alert bar.",
    fields: [
      { name: "Logo", type: "Image", prop: "logo", kind: "image" },
      { name: "LogoWidth", type: "Integer", prop: "logoWidth", kind: "number" },
      { name: "LogoHeight", type: "Integer", prop: "logoHeight", kind: "number" },
      { name: "SlimNav", type: "Checkbox", prop: "slimNav", kind: "boolean" },
      { name: "HasDarkTheme", type: "Checkbox", prop: "hasDarkTheme", kind: "boolean" },
      { name: "ShowSeparator", type: "Checkbox", prop: "showSeparator", kind: "boolean" },
      {
        name: "ExtraNavigationItems",
        type: "Multilist",
        prop: "extraNavigationItems",
        kind: "list",
        of: [
          { name: "Title", type: "Single-Line Text", prop: "title", kind: "text" },
          { name: "Link", type: "General Link", prop: "link", kind: "link" },
        ],
      },
      { name: "HasMessage", type: "Checkbox", prop: "hasMessage", kind: "boolean" },
      { name: "MessageTitle", type: "Single-Line Text", prop: "messageTitle", kind: "text" },
      { name: "MessageText", type: "Single-Line Text", prop: "messageText", kind: "text" },
      {
        name: "MessageType",
        type: "Droplist",
        prop: "messageType",
        kind: "choice",
        source: ["Warning", "Dark", "Light", "Neutral"],
      },
      {
        name: "MessageIcon",
        type: "Droplist",
        prop: "messageIcon",
        kind: "choice",
        source: ["CampaignAlert", "WarningAlert"],
      },
    ],
    standardValues: {
      LogoWidth: 150,
      LogoHeight: 55,
      SlimNav: false,
      HasDarkTheme: false,
      ShowSeparator: false,
      HasMessage: false,
    },
  },
  {
    name: "PageFields",
    block: null,
    description: "What an editor fills in about a page as a whole.",
    fields: [
      { name: "metaTitle", type: "Single-Line Text", prop: "metaTitle", kind: "text" },
      { name: "navTitle", type: "Single-Line Text", prop: "navTitle", kind: "text" },
      { name: "metaDescription", type: "Single-Line Text", prop: "metaDescription", kind: "text" },
      { name: "ogDescription", type: "Single-Line Text", prop: "ogDescription", kind: "text" },
      { name: "ogImage", type: "Image", prop: "ogImage", kind: "image" },
      { name: "canonicalURL", type: "General Link", prop: "canonicalUrl", kind: "link" },
      { name: "BrandDesign", type: "Single-Line Text", prop: "brandDesign", kind: "text" },
      { name: "gtmID", type: "Single-Line Text", prop: "gtmId", kind: "text" },
      { name: "HideInNavigation", type: "Checkbox", prop: "hideInNavigation", kind: "boolean" },
      {
        name: "shouldBeNavigableInMenuWhenItHasChildren",
        type: "Checkbox",
        prop: "shouldBeNavigableInMenuWhenItHasChildren",
        kind: "boolean",
      },
      { name: "ExternalLink", type: "General Link", prop: "externalLink", kind: "link" },
    ],
    standardValues: { HideInNavigation: false, shouldBeNavigableInMenuWhenItHasChildren: false },
  },
  {
    name: "SiteSettings",
    block: null,
    description: "What an editor fills in about a site as a whole.",
    fields: [
      { name: "name", type: "Single-Line Text", prop: "name", kind: "text" },
      { name: "url", type: "General Link", prop: "url", kind: "link" },
      { name: "titleTemplate", type: "Single-Line Text", prop: "titleTemplate", kind: "text" },
      { name: "gtmID", type: "Single-Line Text", prop: "gtmId", kind: "text" },
      { name: "favicon", type: "Image", prop: "favicon", kind: "image" },
      { name: "faviconFile", type: "File", prop: "faviconFile", kind: "file" },
      { name: "pathToCarList", type: "General Link", prop: "pathToCarList", kind: "link" },
    ],
    standardValues: {},
  },
]
