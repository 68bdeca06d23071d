// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarsOfTheWeek } from "./cars-of-the-week.js"
import type { DescribeOptions, Issue } from "./messages.js"
import type { Schema } from "./zod.js"

export declare const carsOfTheWeekSchema: Schema<CarsOfTheWeek>

export declare function explainCarsOfTheWeek(value: unknown, options?: DescribeOptions): Issue[]
