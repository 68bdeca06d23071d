import type { Columns, RowOf } from "./columns.ts"

export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/**
 * The functions that run SQL statements. The SQL must work in both SQLite and Postgres, with `?` as the placeholder for
 * a value.
 */
export interface Statements {
  readonly all: {
    <const Shape extends Columns>(columns: Shape, sql: string, ...values: Value[]): Promise<RowOf<Shape>[]>
    (sql: string, ...values: Value[]): Promise<Row[]>
  }
  readonly get: {
    <const Shape extends Columns>(columns: Shape, sql: string, ...values: Value[]): Promise<RowOf<Shape> | null>
    (sql: string, ...values: Value[]): Promise<Row | null>
  }
  /** Runs a statement and returns the number of changed rows. */
  readonly run: (sql: string, ...values: Value[]) => Promise<number>
}

/**
 * The storage of a service in SQLite or Postgres. Code whose writes depend on what it has read must use a transaction.
 */
export interface Storage extends Statements {
  readonly engine: "sqlite" | "postgres"
  readonly transaction: <Result>(work: (tx: Statements) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}
