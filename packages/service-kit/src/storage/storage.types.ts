import type { Columns, RowOf } from "./columns.ts"

export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/** The queries that a database runs, in plain SQL that SQLite and Postgres both understand; `?` stands for a value. */
export interface Statements {
  /** All rows, read by the columns that are named. */
  readonly all: {
    <const Shape extends Columns>(columns: Shape, sql: string, ...values: Value[]): Promise<RowOf<Shape>[]>
    (sql: string, ...values: Value[]): Promise<Row[]>
  }
  /** The first row, or `null`. */
  readonly get: {
    <const Shape extends Columns>(columns: Shape, sql: string, ...values: Value[]): Promise<RowOf<Shape> | null>
    (sql: string, ...values: Value[]): Promise<Row | null>
  }
  /** Returns how many rows it changed. */
  readonly run: (sql: string, ...values: Value[]) => Promise<number>
}

/** The storage of a service, on either engine. Code that writes and reads together does so inside a transaction. */
export interface Storage extends Statements {
  readonly engine: "sqlite" | "postgres"
  /** Runs all or nothing; `work` uses the statements that it receives. */
  readonly transaction: <Result>(work: (inside: Statements) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}
