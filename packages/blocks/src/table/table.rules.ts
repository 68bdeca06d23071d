import type { Table, TableCell } from "../generated/table.ts"

export function createRows({
  columns,
  rows = [],
}: Pick<Table, "columns" | "rows">): readonly (TableCell | undefined)[][] {
  return rows.map(({ cells }) => columns.map((_, at) => cells[at]))
}
