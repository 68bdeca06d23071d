// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a blurb in the content platform. */
export const blurbWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  RichText: { prop: "richText", kind: "rich-text" },
  Link: { prop: "link", kind: "link" },
  Reverse: { prop: "reverse", kind: "boolean" },
  BackgroundColor: {
    prop: "backgroundColor",
    kind: "choice",
    choices: {
      none: "None",
      backgroundcolor1: "BackgroundColor1",
      backgroundcolor2: "BackgroundColor2",
      backgroundcolor3: "BackgroundColor3",
    },
  },
  UseTextAnimations: { prop: "useTextAnimations", kind: "boolean" },
  UseMediaAnimations: { prop: "useMediaAnimations", kind: "boolean" },
  ImageDesktop: { prop: "imageDesktop", kind: "image" },
  ImagePhone: { prop: "imagePhone", kind: "image" },
  VideoDesktop: { prop: "videoDesktop", kind: "file" },
  VideoPhone: { prop: "videoPhone", kind: "file" },
  YoutubeID: { prop: "youtubeId", kind: "string" },
  HasControlBar: { prop: "hasControlBar", kind: "boolean" },
}
