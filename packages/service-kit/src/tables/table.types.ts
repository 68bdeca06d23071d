export interface RawRow {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

/** The description of an invalid cell. `sentence` follows the name of the column in the error message. */
export class Wrong {
  readonly sentence: string

  constructor(sentence: string) {
    this.sentence = sentence
  }
}

/** A column of a table. `read` parses the text of a cell. Empty cells are valid only if `mayBeEmpty` is true. */
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

/**
 * An error that lists all problems in the files, one per line, in the format `file:line: what is wrong. How to fix it.`
 */
export class InvalidTableError extends Error {
  override name = "InvalidTableError"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}
