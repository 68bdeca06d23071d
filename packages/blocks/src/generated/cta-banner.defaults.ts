// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CtaBanner } from "./cta-banner.ts"

/** The default values of a cta banner. */
export const ctaBannerDefaults = {
  titleTag: "h2",
  buttonType: "Primary",
  backgroundColor: "BackgroundColor3",
} satisfies Partial<CtaBanner>
