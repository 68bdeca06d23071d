import type { Contestant, Found, Row } from "../contestant.types.ts"
import { foldWords } from "../rows.ts"
import { readVersion } from "../versions.ts"
import { boundsSql, COLUMNS, type CountRow, createConditions, GROUPS, pageSql, quote, toFound } from "./sql.ts"

/**
 * The part of DuckDB's API that is used here, since the package is installed manually and its types may be missing.
 */
interface DuckDb {
  readonly DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<Connection> }> }
  readonly DuckDBDataChunk: { create(types: readonly unknown[]): Chunk }
  readonly LIST: (of: unknown) => unknown
  readonly listValue: (items: readonly string[]) => unknown
  readonly INTEGER: unknown
  readonly VARCHAR: unknown
  readonly DOUBLE: unknown
}

interface Connection {
  run(sql: string): Promise<unknown>
  runAndReadAll(sql: string): Promise<{ getRows(): readonly (readonly unknown[])[] }>
  createAppender(table: string): Promise<{ appendDataChunk(chunk: Chunk): void; closeSync(): void }>
}

interface Chunk {
  setColumns(columns: readonly (readonly unknown[])[]): void
}

const PACKAGE = "@duckdb/node-api"
const CHUNK = 2048

/** Counts all facets in one statement with `GROUPING SETS`. */
export async function duckdb(): Promise<Contestant<Found>> {
  const duck: DuckDb = await import(PACKAGE)
  const connection = await (await duck.DuckDBInstance.create(":memory:")).connect()
  const vocabulary = new Set<string>()
  const readRows = async (sql: string) => (await connection.runAndReadAll(sql)).getRows()
  return {
    name: "DuckDB",
    version: readVersion(PACKAGE),
    cannot: [],
    build: (_, rows) => build(duck, connection, rows(), vocabulary),
    async search(request) {
      const words = foldWords(request.keyphrase).map((word) => wordCondition(word, vocabulary))
      const conditions = createConditions(request, words.length === 0 ? null : words.join(" AND "))
      const counted = await readRows(countsSql(conditions.all, conditions.failed))
      const page = await readRows(pageSql(request, conditions))
      const rows = counted.map(
        ([group, failed, value, child, count]): CountRow => [
          getGroup(Number(group)),
          Number(failed),
          toText(value),
          toText(child),
          Number(count),
        ],
      )
      return toFound(
        rows,
        page.map(([key]) => String(key)),
        conditions,
      )
    },
    read: (result) => result,
  }
}

const toText = (value: unknown) => (value === null || value === undefined ? null : String(value))

function wordCondition(word: string, vocabulary: ReadonlySet<string>): string {
  const initial = [...vocabulary].filter((other) => other.startsWith(word))
  return initial.length === 0 ? "false" : `list_has_any(words, [${initial.map(quote).join()}])`
}

const GROUPED = GROUPS.flat()

/**
 * The index in `GROUPS` of each group of columns, by the result of the SQL function `GROUPING()`. This result is a bit
 * mask with one bit for each column. The bit is set if the column is not in the group.
 */
const GROUP_OF = new Map(
  GROUPS.map((columns, at) => [GROUPED.reduce((bits, name) => bits * 2 + (columns.includes(name) ? 0 : 1), 0), at]),
)

const getGroup = (grouping: number) => GROUP_OF.get(grouping) ?? grouping

function countsSql(all: string, failed: string): string {
  const sets = GROUPS.map((columns) => `(failed, ${columns.join()})`).join()
  const value = `coalesce(${GROUPED.filter((name) => name !== "car_model").join()})`
  const counts = `SELECT grouping(${GROUPED.join()}), failed, ${value}, car_model, count(*) FROM m GROUP BY GROUPING SETS (${sets})`
  const m = `SELECT * FROM (SELECT *, ${failed} AS failed FROM cars WHERE ${all}) WHERE failed >= 0`
  return `WITH m AS MATERIALIZED (${m}) ${counts} UNION ALL ${boundsSql()}`
}

async function build(
  duck: DuckDb,
  connection: Connection,
  rows: readonly Row[],
  vocabulary: Set<string>,
): Promise<void> {
  await connection.run(`CREATE TABLE cars (${COLUMNS.map((column) => column.join(" ")).join()}, words VARCHAR[])`)
  const appender = await connection.createAppender("cars")
  const types = [...COLUMNS.map(([, type]) => duck[type]), duck.LIST(duck.VARCHAR)]
  for (let from = 0; from < rows.length; from += CHUNK) {
    const chunk = duck.DuckDBDataChunk.create(types)
    const part = rows.slice(from, from + CHUNK)
    chunk.setColumns([
      ...COLUMNS.map(([name]) => part.map((row) => getCell(row, name))),
      part.map(({ words }) => duck.listValue(words)),
    ])
    appender.appendDataChunk(chunk)
    for (const { words } of part) for (const word of words) vocabulary.add(word)
  }
  appender.closeSync()
}

function getCell(row: Row, name: string): string | number | null {
  if (name === "place") return row.at
  if (name === "key") return row.key
  if (name === "car_publishdate") return row.published
  return row.lists[name] ?? row.numbers[name] ?? row.buckets[name.replace("_bucket", "")] ?? null
}
