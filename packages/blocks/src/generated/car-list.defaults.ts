// Generated from schemas/blocks/car-list/car-list.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarList } from "./car-list.ts"

/** What a car list has where its editor chose nothing. */
export const carListDefaults = { titleTag: "h1", monthly: "None" } satisfies Partial<CarList>
