// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Table } from "./table.ts"

/** The default values of a table. */
export const tableDefaults = { titleTag: "h2", hasRowHeadings: true } satisfies Partial<Table>
