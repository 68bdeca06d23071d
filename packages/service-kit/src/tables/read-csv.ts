import { type CsvError, parse } from "csv-parse/sync"
import { InvalidTableError, type RawRow } from "./table.types.ts"

export function readCsv(file: string, text: string): RawRow[] {
  const [header = ""] = text.split(/\r?\n/, 1)
  if (text.trim() === "")
    throw new InvalidTableError([`${file}: the file is empty. Write at least the line with the names of the columns.`])
  try {
    // The library's types do not follow `columns` and `info` together.
    const rows: { record: Record<string, string>; info: { lines: number } }[] = parse(text, {
      bom: true,
      columns: true,
      delimiter: header.includes(";") ? ";" : ",",
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
    return rows.map(({ record, info }) => ({ where: `${file}:${info.lines}`, values: record }))
  } catch (error) {
    const { message, lines = 1 } = error as CsvError & { lines?: number }
    throw new InvalidTableError([`${file}:${lines}: ${message}. Fix the line.`])
  }
}
