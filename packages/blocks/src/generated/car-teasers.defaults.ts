// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarTeasers } from "./car-teasers.ts"

/** The default values of the car teasers. */
export const carTeasersDefaults = { titleTag: "h2", limit: 8 } satisfies Partial<CarTeasers>
