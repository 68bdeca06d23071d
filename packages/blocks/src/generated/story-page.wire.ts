// Generated from schemas/blocks/story-page/story-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Wire } from "@forecourt/renderer"

/** The names and kinds of the fields of a story page in the content platform. */
export const storyPageWire: Wire = { Text: { prop: "text", kind: "rich-text" } }
