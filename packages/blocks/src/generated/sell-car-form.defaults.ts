// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SellCarForm } from "./sell-car-form.ts"

/** What a sell car form has where its editor chose nothing. */
export const sellCarFormDefaults = { titleTag: "h2", backgroundColor: "None" } satisfies Partial<SellCarForm>
