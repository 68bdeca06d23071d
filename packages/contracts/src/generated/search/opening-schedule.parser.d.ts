// Generated from schemas/services/search/opening-schedule.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { OpeningSchedule } from "./opening-schedule.js"

export declare function parseOpeningSchedule(value: unknown): OpeningSchedule | null
