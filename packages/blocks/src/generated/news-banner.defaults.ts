// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NewsBanner } from "./news-banner.ts"

/** The default values of a news banner. */
export const newsBannerDefaults = { look: "Quiet" } satisfies Partial<NewsBanner>
