// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Blurb } from "./blurb.ts"

/** What a blurb has where its editor chose nothing. */
export const blurbDefaults = {
  titleTag: "h2",
  reverse: false,
  backgroundColor: "None",
  useTextAnimations: false,
  useMediaAnimations: false,
  hasControlBar: false,
} satisfies Partial<Blurb>
