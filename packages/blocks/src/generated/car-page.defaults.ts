// Generated from schemas/blocks/car-page/car-page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarPage } from "./car-page.ts"

/** The default values of a car page. */
export const carPageDefaults = {} satisfies Partial<CarPage>
