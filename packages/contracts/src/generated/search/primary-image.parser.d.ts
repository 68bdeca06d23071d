// Generated from schemas/services/search/primary-image.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PrimaryImage } from "./primary-image.js"

export declare function parsePrimaryImage(value: unknown): PrimaryImage | null
