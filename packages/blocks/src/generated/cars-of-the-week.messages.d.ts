// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const carsOfTheWeekGuide: Guide
