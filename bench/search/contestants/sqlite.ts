import { DatabaseSync } from "node:sqlite"
import type { Contestant, Found, Row } from "../contestant.types.ts"
import { foldWords } from "../rows.ts"
import { boundsSql, COLUMNS, type CountRow, createConditions, GROUPS, pageSql, toFound } from "./sql.ts"

export function sqlite(): Contestant<Found> {
  const database = new DatabaseSync(":memory:")
  return {
    name: "SQLite FTS5 (node:sqlite)",
    version: String(process.versions.sqlite),
    cannot: [],
    build: (_, rows) => build(database, rows()),
    search(request) {
      const words = foldWords(request.keyphrase).map((word) => `"${word}"*`)
      const match = `place IN (SELECT rowid FROM car_words WHERE car_words MATCH '${words.join(" AND ")}')`
      const conditions = createConditions(request, words.length === 0 ? null : match)
      const statement = database.prepare(countsSql(conditions.all, conditions.failed))
      statement.setReturnArrays(true)
      const rows = statement.all() as unknown as CountRow[]
      const keys = database.prepare(pageSql(request, conditions)).all()
      return toFound(
        rows,
        keys.map(({ key }) => String(key)),
        conditions,
      )
    },
    read: (result) => result,
  }
}

function countsSql(all: string, failed: string): string {
  const groups = GROUPS.map((columns, at) => {
    const [value = "", child = "NULL"] = columns
    return `SELECT ${at}, failed, ${value}, ${child}, count(*) FROM m GROUP BY failed, ${columns.join()}`
  })
  const m = `SELECT * FROM (SELECT *, ${failed} AS failed FROM cars WHERE ${all}) WHERE failed >= 0`
  return `WITH m AS MATERIALIZED (${m}) ${groups.join(" UNION ALL ")} UNION ALL ${boundsSql()}`
}

function build(database: DatabaseSync, rows: readonly Row[]): void {
  database.exec(`CREATE TABLE cars (${COLUMNS.map(([name, type]) => `${name} ${type}`).join()}, PRIMARY KEY (place))`)
  database.exec("CREATE VIRTUAL TABLE car_words USING fts5(words, content='', detail=none, tokenize='unicode61')")
  const insert = database.prepare(`INSERT INTO cars VALUES (${COLUMNS.map(() => "?").join()})`)
  const insertWords = database.prepare("INSERT INTO car_words (rowid, words) VALUES (?, ?)")
  database.exec("BEGIN")
  for (const row of rows) {
    const values = { ...row.lists, ...row.numbers, place: row.at, key: row.key, car_publishdate: row.published }
    const buckets = Object.fromEntries(Object.entries(row.buckets).map(([name, edge]) => [`${name}_bucket`, edge]))
    const all: Record<string, string | number> = { ...values, ...buckets }
    insert.run(...COLUMNS.map(([name]) => all[name] ?? null))
    insertWords.run(row.at, row.words.join(" "))
  }
  database.exec("COMMIT")
  for (const columns of ["car_brand, car_model", "car_price, key", "car_mileage, key", "car_year, key", "car_body"])
    database.exec(`CREATE INDEX "${columns}" ON cars (${columns})`)
}
