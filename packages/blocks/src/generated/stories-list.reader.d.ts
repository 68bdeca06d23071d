// Generated from schemas/blocks/stories-list/stories-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { StoriesList } from "./stories-list.js"

export declare function readStoriesList(raw: unknown): StoriesList | null
