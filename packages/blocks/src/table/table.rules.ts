import type { Table, TableCell } from "../generated/table.ts"

/** Each row with one place for each column: what is missing stays empty, what is too much is left out. */
export function createRows({
  columns,
  rows = [],
}: Pick<Table, "columns" | "rows">): readonly (TableCell | undefined)[][] {
  return rows.map(({ cells }) => columns.map((_, at) => cells[at]))
}
