// Generated from schemas/blocks/car-model-card/car-model-card.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarModelCard } from "./car-model-card.js"

export declare function readCarModelCard(raw: unknown): CarModelCard | null
