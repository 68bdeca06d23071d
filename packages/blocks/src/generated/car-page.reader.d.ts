// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarPage } from "./car-page.js"

export declare function readCarPage(raw: unknown): CarPage | null
