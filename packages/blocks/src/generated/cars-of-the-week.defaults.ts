// Generated from schemas/blocks/cars-of-the-week/cars-of-the-week.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarsOfTheWeek } from "./cars-of-the-week.ts"

/** The default values of a cars of the week. */
export const carsOfTheWeekDefaults = { titleTag: "h2" } satisfies Partial<CarsOfTheWeek>
