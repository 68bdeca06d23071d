// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SocialMedia } from "./social-media.ts"

/** The default values of a social media. */
export const socialMediaDefaults = {
  titleTag: "h2",
  showNames: false,
  backgroundColor: "None",
} satisfies Partial<SocialMedia>
