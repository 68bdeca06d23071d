// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Table } from "./table.js"

export declare function readTable(raw: unknown): Table | null
