// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { DescribeOptions, Issue } from "./messages.js"
import type { Table, TableCell, TableColumn, TableRow } from "./table.js"
import type { Schema } from "./zod.js"

export declare const tableSchema: Schema<Table>
export declare const tableColumnSchema: Schema<TableColumn>
export declare const tableRowSchema: Schema<TableRow>
export declare const tableCellSchema: Schema<TableCell>

export declare function explainTable(value: unknown, options?: DescribeOptions): Issue[]
