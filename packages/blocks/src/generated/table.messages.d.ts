// Generated from schemas/blocks/table/table.schema.json by @forecourt/codegen. Do not edit: change the schema, then run `npm run generate`.
import type { Guide } from "./messages.js"

export declare const tableGuide: Guide
export declare const tableColumnGuide: Guide
export declare const tableRowGuide: Guide
export declare const tableCellGuide: Guide
