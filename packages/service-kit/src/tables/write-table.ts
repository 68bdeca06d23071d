import { writeFileSync } from "node:fs"

export type TableFormat = "csv" | "json"

/** Writes a table to a CSV or JSON file that an import can read. Every row has a cell for each of the columns. */
export function writeTable(
  file: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
  format: TableFormat,
): void {
  writeFileSync(file, format === "json" ? `${JSON.stringify(rows, null, 2)}\n` : formatCsv(columns, rows))
}

function formatCsv(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
  return lines.map((cells) => `${cells.map(quoteCell).join(",")}\n`).join("")
}

function quoteCell(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
