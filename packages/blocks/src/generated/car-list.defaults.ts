// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarList } from "./car-list.ts"

/** The default values of a car list. */
export const carListDefaults = { titleTag: "h1", monthly: "None" } satisfies Partial<CarList>
