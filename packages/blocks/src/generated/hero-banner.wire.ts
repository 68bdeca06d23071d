// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a hero banner in the content platform. */
export const heroBannerWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "text" },
  Link: { prop: "link", kind: "link" },
  ButtonType: {
    prop: "buttonType",
    kind: "choice",
    choices: { primary: "Primary", secondary: "Secondary", ghost: "Ghost", "ghost contrast": "Ghost Contrast" },
  },
  Content: { prop: "content", kind: "choice", choices: { image: "Image", video: "Video" } },
  Image: { prop: "image", kind: "image" },
  ImagePhone: { prop: "imagePhone", kind: "image" },
  VideoDesktop: { prop: "videoDesktop", kind: "file" },
  VideoPhone: { prop: "videoPhone", kind: "file" },
  ContentPlacement: {
    prop: "contentPlacement",
    kind: "choice",
    choices: { top: "Top", centre: "Centre", bottom: "Bottom", center: "Centre" },
  },
  CenterContent: { prop: "centerContent", kind: "boolean" },
  TextColor: { prop: "textColor", kind: "choice", choices: { black: "Black", white: "White" } },
  Variant: { prop: "variant", kind: "choice", choices: { normal: "Normal", fullscreen: "FullScreen" } },
  HasMarginTop: { prop: "hasMarginTop", kind: "boolean" },
  HeroBannerHasSearchBar: { prop: "heroBannerHasSearchBar", kind: "boolean" },
  HeroBannerSearchUrl: { prop: "heroBannerSearchUrl", kind: "link" },
  SearchBarPlaceholderText: { prop: "searchBarPlaceholderText", kind: "text" },
  SearchBarPlaceholderTextDesktop: { prop: "searchBarPlaceholderTextDesktop", kind: "text" },
}
