// Generated from schemas/blocks/blurb/blurb.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Blurb } from "./blurb.ts"

/** The default values of a blurb. */
export const blurbDefaults = {
  titleTag: "h2",
  reverse: false,
  backgroundColor: "None",
  useTextAnimations: false,
  useMediaAnimations: false,
  hasControlBar: false,
} satisfies Partial<Blurb>
