export { decimal, oneOf, phone, readBy, text, wholeNumber } from "./columns.ts"
export { readTables, type TableSet, type Tables } from "./read-tables.ts"
export { findDuplicates, findUnknownReferences } from "./references.ts"
export { type Column, InvalidTableError } from "./table.types.ts"
