import pg from "pg"
import { readByColumns } from "./columns.ts"
import type { Row, Statements, Storage } from "./storage.types.ts"

const MAX_CONNECTIONS = 10

/** Opens a Postgres database as a storage. Several processes may share it. */
export async function openPostgresStorage(address: string): Promise<Storage> {
  const pool = new pg.Pool({ connectionString: address, max: MAX_CONNECTIONS })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {})

  async function transaction<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let isBroken = false
    try {
      await client.query("begin")
      const result = await work(createStatements(client))
      await client.query("commit")
      return result
    } catch (error) {
      await client.query("rollback").catch(() => {
        isBroken = true
      })
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  try {
    await pool.query("select 1")
  } catch (error) {
    await pool.end()
    throw error
  }
  return { engine: "postgres", ...createStatements(pool), transaction, close: () => pool.end() }
}

function createStatements(connection: Pick<pg.Pool | pg.PoolClient, "query">): Statements {
  async function query(sql: string, values: unknown[]): Promise<pg.QueryResult<Row>> {
    return connection.query<Row>(toNumberedSql(sql), values)
  }

  return readByColumns({
    all: async (sql, ...values) => (await query(sql, values)).rows,
    get: async (sql, ...values) => (await query(sql, values)).rows[0] ?? null,
    run: async (sql, ...values) => (await query(sql, values)).rowCount ?? 0,
  })
}

function toNumberedSql(sql: string): string {
  let number = 0
  return sql.replaceAll("?", () => {
    number += 1
    return `$${number}`
  })
}
