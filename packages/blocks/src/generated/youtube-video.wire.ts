// Generated from schemas/blocks/youtube-video/youtube-video.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a youtube video in the content platform. */
export const youtubeVideoWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Text: { prop: "text", kind: "rich-text" },
  YoutubeID: { prop: "youtubeId", kind: "string" },
  ImageDesktop: { prop: "imageDesktop", kind: "image" },
  ImagePhone: { prop: "imagePhone", kind: "image" },
  HasAutoplay: { prop: "hasAutoplay", kind: "boolean" },
  HasControlBar: { prop: "hasControlBar", kind: "boolean" },
  Width: { prop: "width", kind: "choice", choices: { content: "Content", wide: "Wide" } },
}
