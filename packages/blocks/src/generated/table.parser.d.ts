// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Table, TableCell, TableColumn, TableRow } from "./table.js"

export declare function parseTable(value: unknown): Table | null
export declare function parseTableColumn(value: unknown): TableColumn | null
export declare function parseTableRow(value: unknown): TableRow | null
export declare function parseTableCell(value: unknown): TableCell | null
