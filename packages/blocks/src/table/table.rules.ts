import type { Table, TableCell } from "../generated/table.ts"

/** Returns rows with one cell for each column. Missing cells are empty, and extra cells are left out. */
export function createRows({
  columns,
  rows = [],
}: Pick<Table, "columns" | "rows">): readonly (TableCell | undefined)[][] {
  return rows.map(({ cells }) => columns.map((_, at) => cells[at]))
}
