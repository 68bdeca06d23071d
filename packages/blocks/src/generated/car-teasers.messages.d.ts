// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const carTeasersGuide: Guide
export declare const carTeasersCarGuide: Guide
