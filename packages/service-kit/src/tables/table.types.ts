/** A row of a file by the names of its columns, and its position: `file:line`. */
export interface RawRow {
  readonly where: string
  readonly values: Readonly<Record<string, string>>
}

/** The error of a cell's text, and what to write; completes a sentence that begins with the column. */
export class Wrong {
  readonly sentence: string

  constructor(sentence: string) {
    this.sentence = sentence
  }
}

/** A reader for the text of a cell. An empty one is accepted only where the column is optional. */
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

/** The errors of files, a line for each: `file:line: what. What to do.` */
export class TableProblems extends Error {
  override name = "TableProblems"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join("\n"))
    this.problems = problems
  }
}
