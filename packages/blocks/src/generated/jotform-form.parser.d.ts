// Generated from schemas/blocks/jotform-form/jotform-form.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { JotformForm } from "./jotform-form.js"

export declare function parseJotformForm(value: unknown): JotformForm | null
