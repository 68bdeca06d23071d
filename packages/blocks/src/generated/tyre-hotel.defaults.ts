// Generated from schemas/blocks/tyre-hotel/tyre-hotel.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { TyreHotel } from "./tyre-hotel.ts"

/** The default values of a tyre hotel. */
export const tyreHotelDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<TyreHotel>
