// Generated from schemas by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.

/** A field type as the content platform names it. */
export type FieldType =
  | "Single-Line Text"
  | "Multi-Line Text"
  | "Rich Text"
  | "Image"
  | "General Link"
  | "File"
  | "Date"
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
  /** Group that the field is set in, and what editors read beside it. */
  readonly section?: string
  readonly title?: string
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
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text", title: "Title", section: "Content" },
      {
        name: "TitleTag",
        type: "Droplist",
        prop: "titleTag",
        kind: "choice",
        title: "Heading level",
        source: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
        section: "Content",
      },
      { name: "RichText", type: "Rich Text", prop: "richText", kind: "rich-text", title: "Text", section: "Content" },
      { name: "Link", type: "General Link", prop: "link", kind: "link", title: "Link", section: "Content" },
      {
        name: "Reverse",
        type: "Checkbox",
        prop: "reverse",
        kind: "boolean",
        title: "Swap text and media",
        section: "Look",
      },
      {
        name: "BackgroundColor",
        type: "Droplist",
        prop: "backgroundColor",
        kind: "choice",
        title: "Background",
        source: ["None", "BackgroundColor1", "BackgroundColor2", "BackgroundColor3"],
        section: "Look",
      },
      {
        name: "UseTextAnimations",
        type: "Checkbox",
        prop: "useTextAnimations",
        kind: "boolean",
        title: "Animate the text",
        section: "Look",
      },
      {
        name: "UseMediaAnimations",
        type: "Checkbox",
        prop: "useMediaAnimations",
        kind: "boolean",
        title: "Animate the media",
        section: "Look",
      },
      {
        name: "ImageDesktop",
        type: "Image",
        prop: "imageDesktop",
        kind: "image",
        title: "Picture, wide screens",
        section: "Media",
      },
      {
        name: "ImagePhone",
        type: "Image",
        prop: "imagePhone",
        kind: "image",
        title: "Picture, phones",
        section: "Media",
      },
      {
        name: "VideoDesktop",
        type: "File",
        prop: "videoDesktop",
        kind: "file",
        title: "Film, wide screens",
        section: "Media",
      },
      { name: "VideoPhone", type: "File", prop: "videoPhone", kind: "file", title: "Film, phones", section: "Media" },
      {
        name: "YoutubeID",
        type: "Single-Line Text",
        prop: "youtubeId",
        kind: "string",
        title: "YouTube id",
        section: "Media",
      },
      {
        name: "HasControlBar",
        type: "Checkbox",
        prop: "hasControlBar",
        kind: "boolean",
        title: "Show film controls",
        section: "Media",
      },
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
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text", title: "Model", section: "Content" },
      { name: "Text", type: "Single-Line Text", prop: "text", kind: "text", title: "Text", section: "Content" },
      { name: "Image", type: "Image", prop: "image", kind: "image", title: "Picture", section: "Media" },
      { name: "Link", type: "General Link", prop: "link", kind: "link", title: "Link", section: "Content" },
      {
        name: "IsCampaign",
        type: "Checkbox",
        prop: "isCampaign",
        kind: "boolean",
        title: "Campaign",
        section: "Campaign",
      },
      {
        name: "CampaignLabel",
        type: "Single-Line Text",
        prop: "campaignLabel",
        kind: "text",
        title: "Campaign label",
        section: "Campaign",
      },
      {
        name: "Label1",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 1,
        part: "label",
        title: "Label 1",
        section: "Facts",
      },
      {
        name: "LabelValue1",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 1,
        part: "value",
        title: "Value 1",
        section: "Facts",
      },
      {
        name: "Label2",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 2,
        part: "label",
        title: "Label 2",
        section: "Facts",
      },
      {
        name: "LabelValue2",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 2,
        part: "value",
        title: "Value 2",
        section: "Facts",
      },
      {
        name: "Label3",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 3,
        part: "label",
        title: "Label 3",
        section: "Facts",
      },
      {
        name: "LabelValue3",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 3,
        part: "value",
        title: "Value 3",
        section: "Facts",
      },
      {
        name: "Label4",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 4,
        part: "label",
        title: "Label 4",
        section: "Facts",
      },
      {
        name: "LabelValue4",
        type: "Single-Line Text",
        prop: "facts",
        kind: "text",
        at: 4,
        part: "value",
        title: "Value 4",
        section: "Facts",
      },
    ],
    standardValues: { IsCampaign: false },
  },
  {
    name: "Footer",
    block: "footer",
    description: "The end of every page: brands, link columns, contact and social links.",
    fields: [
      {
        name: "ShowBrands",
        type: "Checkbox",
        prop: "showBrands",
        kind: "boolean",
        title: "Show brands",
        section: "Brands",
      },
      {
        name: "BrandsHeading",
        type: "Single-Line Text",
        prop: "brandsHeading",
        kind: "text",
        title: "Brands heading",
        section: "Brands",
      },
      {
        name: "Brands",
        type: "Multilist",
        prop: "brands",
        kind: "list",
        title: "Brands",
        of: [
          { name: "Name", type: "Single-Line Text", prop: "name", kind: "text", title: "Name" },
          { name: "Logo", type: "Image", prop: "logo", kind: "image", title: "Logo" },
          {
            name: "LogoBlackAndWhite",
            type: "Image",
            prop: "logoBlackAndWhite",
            kind: "image",
            title: "Logo in black and white",
          },
        ],
        section: "Brands",
      },
      {
        name: "Columns",
        type: "Multilist",
        prop: "columns",
        kind: "list",
        title: "Columns",
        of: [
          { name: "Title", type: "Single-Line Text", prop: "title", kind: "text", title: "Title" },
          { name: "Description", type: "Rich Text", prop: "description", kind: "rich-text", title: "Text" },
          {
            name: "ColumnItems",
            type: "Multilist",
            prop: "columnItems",
            kind: "list",
            title: "Links",
            of: [{ name: "Link", type: "General Link", prop: "link", kind: "link", title: "Link" }],
          },
        ],
        section: "Links",
      },
      {
        name: "HighlightedLink",
        type: "General Link",
        prop: "highlightedLink",
        kind: "link",
        title: "Highlighted link",
        section: "Links",
      },
      {
        name: "SocialLinks",
        type: "Multilist",
        prop: "socialLinks",
        kind: "list",
        title: "Social media",
        of: [
          { name: "Name", type: "Single-Line Text", prop: "name", kind: "text", title: "Name" },
          { name: "Url", type: "General Link", prop: "url", kind: "link", title: "Address" },
        ],
        section: "Links",
      },
      {
        name: "InfoField1",
        type: "Droplink",
        prop: "infoField1",
        kind: "item",
        title: "First note",
        of: [
          { name: "Heading", type: "Single-Line Text", prop: "heading", kind: "text", title: "Title" },
          { name: "Text", type: "Rich Text", prop: "text", kind: "rich-text", title: "Text" },
        ],
        section: "Notes",
      },
      {
        name: "InfoField2",
        type: "Droplink",
        prop: "infoField2",
        kind: "item",
        title: "Second note",
        of: [
          { name: "Heading", type: "Single-Line Text", prop: "heading", kind: "text", title: "Title" },
          { name: "Text", type: "Rich Text", prop: "text", kind: "rich-text", title: "Text" },
        ],
        section: "Notes",
      },
      {
        name: "InfoFieldOneChildFullWidth",
        type: "Checkbox",
        prop: "infoFieldOneChildFullWidth",
        kind: "boolean",
        title: "First note at full width",
        section: "Notes",
      },
    ],
    standardValues: { ShowBrands: false, InfoFieldOneChildFullWidth: false },
  },
  {
    name: "HeroBanner",
    block: "hero-banner",
    description:
      "The large opening of a page: picture or film, a title, a call to action and, if wanted, a search field.",
    fields: [
      { name: "Title", type: "Single-Line Text", prop: "title", kind: "text", title: "Title", section: "Content" },
      {
        name: "TitleTag",
        type: "Droplist",
        prop: "titleTag",
        kind: "choice",
        title: "Heading level",
        source: ["h1", "h2", "h3", "h4", "h5", "h6", "p"],
        section: "Content",
      },
      { name: "Text", type: "Single-Line Text", prop: "text", kind: "text", title: "Text", section: "Content" },
      { name: "Link", type: "General Link", prop: "link", kind: "link", title: "Button link", section: "Content" },
      {
        name: "ButtonType",
        type: "Droplist",
        prop: "buttonType",
        kind: "choice",
        title: "Button look",
        source: ["Primary", "Secondary", "Ghost", "Ghost Contrast"],
        section: "Content",
      },
      {
        name: "Content",
        type: "Droplist",
        prop: "content",
        kind: "choice",
        title: "Content",
        source: ["Image", "Video"],
        section: "Media",
      },
      { name: "Image", type: "Image", prop: "image", kind: "image", title: "Picture, wide screens", section: "Media" },
      {
        name: "ImagePhone",
        type: "Image",
        prop: "imagePhone",
        kind: "image",
        title: "Picture, phones",
        section: "Media",
      },
      {
        name: "VideoDesktop",
        type: "File",
        prop: "videoDesktop",
        kind: "file",
        title: "Film, wide screens",
        section: "Media",
      },
      { name: "VideoPhone", type: "File", prop: "videoPhone", kind: "file", title: "Film, phones", section: "Media" },
      {
        name: "ContentPlacement",
        type: "Droplist",
        prop: "contentPlacement",
        kind: "choice",
        title: "Vertical placement",
        source: ["Top", "Centre", "Bottom"],
        section: "Look",
      },
      {
        name: "CenterContent",
        type: "Checkbox",
        prop: "centerContent",
        kind: "boolean",
        title: "Centre the text",
        section: "Look",
      },
      {
        name: "TextColor",
        type: "Droplist",
        prop: "textColor",
        kind: "choice",
        title: "Text colour",
        source: ["Black", "White"],
        section: "Look",
      },
      {
        name: "Variant",
        type: "Droplist",
        prop: "variant",
        kind: "choice",
        title: "Height",
        source: ["Normal", "FullScreen"],
        section: "Look",
      },
      {
        name: "HasMarginTop",
        type: "Checkbox",
        prop: "hasMarginTop",
        kind: "boolean",
        title: "Space above",
        section: "Look",
      },
      {
        name: "HeroBannerHasSearchBar",
        type: "Checkbox",
        prop: "heroBannerHasSearchBar",
        kind: "boolean",
        title: "Show search field",
        section: "Search",
      },
      {
        name: "HeroBannerSearchUrl",
        type: "General Link",
        prop: "heroBannerSearchUrl",
        kind: "link",
        title: "Search result page",
        section: "Search",
      },
      {
        name: "SearchBarPlaceholderText",
        type: "Single-Line Text",
        prop: "searchBarPlaceholderText",
        kind: "text",
        title: "Hint, phones",
        section: "Search",
      },
      {
        name: "SearchBarPlaceholderTextDesktop",
        type: "Single-Line Text",
        prop: "searchBarPlaceholderTextDesktop",
        kind: "text",
        title: "Hint, wide screens",
        section: "Search",
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
      { name: "Logo", type: "Image", prop: "logo", kind: "image", title: "Logo", section: "Logo" },
      { name: "LogoWidth", type: "Integer", prop: "logoWidth", kind: "number", title: "Logo width", section: "Logo" },
      {
        name: "LogoHeight",
        type: "Integer",
        prop: "logoHeight",
        kind: "number",
        title: "Logo height",
        section: "Logo",
      },
      { name: "SlimNav", type: "Checkbox", prop: "slimNav", kind: "boolean", title: "Slim bar", section: "Look" },
      {
        name: "HasDarkTheme",
        type: "Checkbox",
        prop: "hasDarkTheme",
        kind: "boolean",
        title: "Dark theme",
        section: "Look",
      },
      {
        name: "ShowSeparator",
        type: "Checkbox",
        prop: "showSeparator",
        kind: "boolean",
        title: "Line under the bar",
        section: "Look",
      },
      {
        name: "ExtraNavigationItems",
        type: "Multilist",
        prop: "extraNavigationItems",
        kind: "list",
        title: "Extra links",
        of: [
          { name: "Title", type: "Single-Line Text", prop: "title", kind: "text", title: "Title" },
          { name: "Link", type: "General Link", prop: "link", kind: "link", title: "Link" },
        ],
        section: "Links",
      },
      {
        name: "HasMessage",
        type: "Checkbox",
        prop: "hasMessage",
        kind: "boolean",
        title: "Show alert",
        section: "Alert",
      },
      {
        name: "MessageTitle",
        type: "Single-Line Text",
        prop: "messageTitle",
        kind: "text",
        title: "Alert title",
        section: "Alert",
      },
      {
        name: "MessageText",
        type: "Single-Line Text",
        prop: "messageText",
        kind: "text",
        title: "Alert text",
        section: "Alert",
      },
      {
        name: "MessageType",
        type: "Droplist",
        prop: "messageType",
        kind: "choice",
        title: "Kind of alert",
        source: ["Warning", "Dark", "Light", "Neutral"],
        section: "Alert",
      },
      {
        name: "MessageIcon",
        type: "Droplist",
        prop: "messageIcon",
        kind: "choice",
        title: "Icon",
        source: ["CampaignAlert", "WarningAlert"],
        section: "Alert",
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
