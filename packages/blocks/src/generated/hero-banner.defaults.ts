// Generated from schemas/blocks/hero-banner/hero-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { HeroBanner } from "./hero-banner.ts"

/** The default values of a hero banner. */
export const heroBannerDefaults = {
  titleTag: "h1",
  buttonType: "Primary",
  content: "Image",
  contentPlacement: "Centre",
  centerContent: false,
  textColor: "White",
  variant: "Normal",
  hasMarginTop: false,
  heroBannerHasSearchBar: false,
} satisfies Partial<HeroBanner>
