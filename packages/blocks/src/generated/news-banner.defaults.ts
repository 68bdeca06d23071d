// Generated from schemas/blocks/news-banner/news-banner.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { NewsBanner } from "./news-banner.ts"

/** What a news banner has where its editor chose nothing. */
export const newsBannerDefaults = { look: "Quiet" } satisfies Partial<NewsBanner>
