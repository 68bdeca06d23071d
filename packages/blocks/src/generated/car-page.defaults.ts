// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarPage } from "./car-page.ts"

/** What a car page has where its editor chose nothing. */
export const carPageDefaults = {} satisfies Partial<CarPage>
