// Generated from schemas/blocks/cta-banner/cta-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CtaBanner } from "./cta-banner.ts"

/** What a cta banner has where its editor chose nothing. */
export const ctaBannerDefaults = {
  titleTag: "h2",
  buttonType: "Primary",
  backgroundColor: "BackgroundColor3",
} satisfies Partial<CtaBanner>
