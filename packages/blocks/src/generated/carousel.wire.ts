// Generated from schemas/blocks/carousel/carousel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a carousel in the content platform. */
export const carouselWire: Wire = {
  Title: { prop: "title", kind: "text" },
  TitleTag: {
    prop: "titleTag",
    kind: "choice",
    choices: { h1: "h1", h2: "h2", h3: "h3", h4: "h4", h5: "h5", h6: "h6", p: "p" },
  },
  Slides: {
    prop: "slides",
    kind: "list",
    of: {
      Image: { prop: "image", kind: "image" },
      ImagePhone: { prop: "imagePhone", kind: "image" },
      Title: { prop: "title", kind: "text" },
      Text: { prop: "text", kind: "text" },
      Link: { prop: "link", kind: "link" },
    },
  },
  Autoplay: { prop: "autoplay", kind: "boolean" },
  AutoplaySeconds: { prop: "autoplaySeconds", kind: "number" },
}
