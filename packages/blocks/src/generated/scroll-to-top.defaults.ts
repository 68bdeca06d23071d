// Generated from schemas/blocks/scroll-to-top/scroll-to-top.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { ScrollToTop } from "./scroll-to-top.ts"

/** The default values of a scroll to top. */
export const scrollToTopDefaults = { showAfter: 528 } satisfies Partial<ScrollToTop>
