// Generated from schemas/site/pages by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"
import { parseDealershipPage, parseStoryPage } from "./pages.parser.js"

const dealershipPageWire: Wire = {
  streetAddress: { prop: "streetAddress", kind: "text" },
  postalCode: { prop: "postalCode", kind: "text" },
  city: { prop: "city", kind: "text" },
  position: { prop: "position", kind: "text" },
  telephone: { prop: "telephone", kind: "text" },
  openingHours: { prop: "openingHours", kind: "text" },
  workshopHours: { prop: "workshopHours", kind: "text" },
}

const storyPageWire: Wire = {
  title: { prop: "title", kind: "text" },
  premble: { prop: "premble", kind: "text" },
  date: { prop: "date", kind: "date" },
  author: { prop: "author", kind: "text" },
  image: { prop: "image", kind: "image" },
  tags: { prop: "tags", kind: "reference-list" },
}

/** The wire format and the parser of each page template, by its name in the content platform. */
export const pageTemplates: Readonly<
  Record<string, { readonly wire: Wire; readonly parse: (value: unknown) => object | null }>
> = {
  DealershipPage: { wire: dealershipPageWire, parse: parseDealershipPage },
  StoryPage: { wire: storyPageWire, parse: parseStoryPage },
}
