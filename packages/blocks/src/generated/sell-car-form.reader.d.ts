// Generated from schemas/blocks/sell-car-form/sell-car-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { SellCarForm } from "./sell-car-form.js"

export declare function readSellCarForm(raw: unknown): SellCarForm | null
