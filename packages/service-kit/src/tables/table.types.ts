export interface RawRow {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

/**
 * The error for an invalid cell. `sentence` continues a sentence that starts with the name of the column, and says how
 * to fix the cell.
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

/** An error with all problems of the files, one per line: `file:line: what is wrong. How to fix it.` */
export class InvalidTableError extends Error {
  override name = "InvalidTableError"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}
