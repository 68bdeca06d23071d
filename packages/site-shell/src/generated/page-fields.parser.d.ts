// Generated from schemas/site/page.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { PageFields } from "./page-fields.js"

export declare function parsePageFields(value: unknown): PageFields | null
