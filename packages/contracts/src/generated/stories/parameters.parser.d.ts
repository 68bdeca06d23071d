// Generated from schemas/services/stories/stories.openapi.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { FetchStoryCardsParameters } from "./parameters.js"

export declare function parseFetchStoryCardsParameters(value: unknown): FetchStoryCardsParameters | null
