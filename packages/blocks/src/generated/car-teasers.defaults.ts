// Generated from schemas/blocks/car-teasers/car-teasers.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { CarTeasers } from "./car-teasers.ts"

/** What the car teasers has where its editor chose nothing. */
export const carTeasersDefaults = { titleTag: "h2", limit: 8 } satisfies Partial<CarTeasers>
