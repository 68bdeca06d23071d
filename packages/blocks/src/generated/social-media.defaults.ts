// Generated from schemas/blocks/social-media/social-media.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SocialMedia } from "./social-media.ts"

/** What a social media has where its editor chose nothing. */
export const socialMediaDefaults = {
  titleTag: "h2",
  showNames: false,
  backgroundColor: "None",
} satisfies Partial<SocialMedia>
