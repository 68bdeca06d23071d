import type { Columns, RowOf } from "./columns.ts"
import type { Statements, Value } from "./storage.types.ts"

/** SQL text that is part of a statement, such as a list of columns. It must never contain data. */
class RawSql {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export const raw = (text: string) => new RawSql(text)

type Run<Result> = (sql: string, ...values: Value[]) => Result

/** An SQL statement with the values of its placeholders. */
class Statement {
  readonly text: string
  readonly values: readonly Value[]

  constructor(text: string, values: readonly Value[]) {
    this.text = text
    this.values = values
  }

  all<const Shape extends Columns>(storage: Pick<Statements, "all">, columns: Shape): Promise<RowOf<Shape>[]>
  all<Rows>(storage: { readonly all: Run<Rows> }): Rows
  all({ all }: { readonly all: (...args: never[]) => unknown }, ...columns: Columns[]): unknown {
    return all(...([...columns, this.text, ...this.values] as never[]))
  }

  get<const Shape extends Columns>(storage: Pick<Statements, "get">, columns: Shape): Promise<RowOf<Shape> | null>
  get<Row>(storage: { readonly get: Run<Row> }): Row
  get({ get }: { readonly get: (...args: never[]) => unknown }, ...columns: Columns[]): unknown {
    return get(...([...columns, this.text, ...this.values] as never[]))
  }

  run<Result>({ run }: { readonly run: Run<Result> }): Result {
    return run(this.text, ...this.values)
  }
}

/**
 * Creates an SQL statement from a template. Each value becomes a placeholder, and a list of values becomes a list of
 * placeholders: ``sql`delete from quotes where id in (${ids})`.run(tx)``.
 */
export function sql(
  strings: TemplateStringsArray,
  ...parts: readonly (Value | readonly Value[] | RawSql)[]
): Statement {
  const values: Value[] = []
  const texts = parts.map((part) => {
    if (part instanceof RawSql) return part.text
    const list = [part].flat()
    values.push(...list)
    return list.map(() => "?").join(", ")
  })
  return new Statement(String.raw({ raw: strings }, ...texts), values)
}
