// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FetchArticleCardsParameters } from "./parameters.js"

export declare function parseFetchArticleCardsParameters(value: unknown): FetchArticleCardsParameters | null
