/** A row of a file by its column names, including its position as `file:line`. */
export interface RawRow {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

/**
 * The error for the text of a cell, with a description of a valid value. Completes a sentence that starts with the
 * column.
 */
export class Wrong {
  readonly sentence: string

  constructor(sentence: string) {
    this.sentence = sentence
  }
}

/** A reader for the text of a cell. An empty cell is accepted only in an optional column. */
export interface Column<Value> {
  readonly read: (text: string) => Value | Wrong
  readonly mayBeEmpty?: boolean
}

export type Columns = Readonly<Record<string, Column<unknown>>>

export type RowOf<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never
}

export interface TableRow<Of extends Columns> {
  readonly where: string
  readonly row: RowOf<Of>
}

/** An error with the problems of files, one per line: `file:line: what. What to do.` */
export class InvalidTableError extends Error {
  override name = "InvalidTableError"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}
