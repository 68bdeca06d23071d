// Generated from schemas/blocks/stories-teaser/stories-teaser.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesTeaser } from "./stories-teaser.ts"

/** The default values of a stories teaser. */
export const storiesTeaserDefaults = {
  titleTag: "h2",
  layout: "Default",
  showDates: true,
} satisfies Partial<StoriesTeaser>
