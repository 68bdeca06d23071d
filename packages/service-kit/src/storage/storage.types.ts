export type Value = string | number | null

export type Row = Readonly<Record<string, Value>>

/** What can be asked of a database in plain SQL that SQLite and Postgres both understand; `?` stands for a value. */
export interface Statements {
  readonly all: <Shape extends object = Row>(sql: string, ...values: Value[]) => Promise<Shape[]>
  /** The first row, or `null`. */
  readonly get: <Shape extends object = Row>(sql: string, ...values: Value[]) => Promise<Shape | null>
  /** Returns how many rows it changed. */
  readonly run: (sql: string, ...values: Value[]) => Promise<number>
}

/** A service's storage, on whichever engine. What writes and answers at once does so inside a transaction. */
export interface Storage extends Statements {
  readonly engine: "sqlite" | "postgres"
  /** Everything or nothing; `work` speaks through what it is handed. */
  readonly transaction: <Result>(work: (inside: Statements) => Promise<Result>) => Promise<Result>
  readonly close: () => Promise<void>
}
