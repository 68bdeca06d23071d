// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SellCarForm } from "./sell-car-form.ts"

/** The default values of a sell car form. */
export const sellCarFormDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<SellCarForm>
