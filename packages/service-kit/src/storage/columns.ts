import type { Row, Statements, Value } from "./storage.types.ts"

/**
 * The type of a column: `text` or `number`, followed by `?` if the column may be null. A list of strings means a text
 * column that may contain only these strings.
 */
export type Column = "text" | "text?" | "number" | "number?" | readonly string[]

/** The types of the columns of a row, by column name. */
export type Columns = Readonly<Record<string, Column>>

/** The TypeScript type of a row, derived from its column types. */
export type RowOf<Shape extends Columns> = {
  readonly [Name in keyof Shape]: Shape[Name] extends readonly (infer Text)[]
    ? Text
    : (Shape[Name] extends "text" | "text?" ? string : number) | (Shape[Name] extends `${string}?` ? null : never)
}

function readRow<Shape extends Columns>(row: Row, columns: Shape, sql: string): RowOf<Shape> {
  const entries = Object.entries(columns).map(([name, column]) => {
    const value = readValue(row[name] ?? null, column)
    if (value !== undefined) return [name, value]
    const expected = typeof column === "string" ? column : column.join(" or ")
    throw new Error(`storage: column "${name}" of "${sql}" is no ${expected}. Correct the row, or the statement.`)
  })
  return Object.fromEntries(entries)
}

function readValue(value: Value, column: Column): Value | undefined {
  if (typeof column !== "string") return column.find((text) => text === value)
  if (value === null) return column.endsWith("?") ? null : undefined
  if (column.startsWith("text")) return typeof value === "string" ? value : undefined
  const number = value === "" ? Number.NaN : Number(value)
  return Number.isNaN(number) ? undefined : number
}

export interface RawStatements {
  readonly all: (sql: string, ...values: Value[]) => Promise<Row[]>
  readonly get: (sql: string, ...values: Value[]) => Promise<Row | null>
  readonly run: (sql: string, ...values: Value[]) => Promise<number>
}

export function readByColumns({ all, get, run }: RawStatements): Statements {
  return {
    async all(first: Columns | string, ...rest: Value[]) {
      if (typeof first === "string") return all(first, ...rest)
      const [sql, ...values] = rest
      return (await all(String(sql), ...values)).map((row) => readRow(row, first, String(sql)))
    },
    async get(first: Columns | string, ...rest: Value[]) {
      if (typeof first === "string") return get(first, ...rest)
      const [sql, ...values] = rest
      const row = await get(String(sql), ...values)
      return row === null ? null : readRow(row, first, String(sql))
    },
    run,
  } as Statements
}
