// Generated from schemas/blocks/tire-hotel/tire-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TireHotel } from "./tire-hotel.ts"

/** What a tire hotel has where its editor chose nothing. */
export const tireHotelDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<TireHotel>
