/** A row of a file by the names of its columns, and where it stands: `file:line`. */
export interface RawRow {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

/** What is wrong with the text of a cell, and what to write; completes a sentence that begins with the column. */
export class Wrong {
  readonly sentence: string

  constructor(sentence: string) {
    this.sentence = sentence
  }
}

/** Reads the text of a cell. An empty one is asked about only where the column says that it may be. */
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

/** Everything that is wrong with files, a line for each: `file:line: what. What to do.` */
export class TableProblems extends Error {
  override name = "TableProblems"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}
