import type { Statements, Storage, Value } from "../storage/storage.types.ts"

/**
 * Records the statements that are run on a SQLite storage. The returned function `findScans` lists the statements that
 * scan all rows of a table, with their query plans. Such a scan becomes slower with every row. The tables in `small`
 * may be scanned.
 */
export function watchStatements(storage: Storage, small: readonly string[] = []) {
  const { all, transaction } = storage
  const seen = new Map<string, readonly Value[]>()

  const watch = (statements: Statements): Statements => {
    const note = <Call extends (...args: never) => unknown>(call: Call) =>
      ((...args: readonly (string | Value)[]) => {
        const [sql, ...values] = typeof args[0] === "string" ? args : args.slice(1)
        seen.set(String(sql), values)
        return call(...(args as never))
      }) as unknown as Call
    return { all: note(statements.all), get: note(statements.get), run: note(statements.run) }
  }
  const transact: Storage["transaction"] = (work) => transaction((tx) => work(watch(tx)))
  Object.assign(storage, watch(storage), { transaction: transact })

  return {
    count: () => seen.size,
    async findScans(): Promise<string[]> {
      const scans: string[] = []
      for (const [sql, values] of seen)
        for (const { detail } of await all({ detail: "text" }, `explain query plan ${sql}`, ...values)) {
          const [, table] = /^SCAN (\w+)/.exec(detail) ?? []
          if (table !== undefined && !small.includes(table)) scans.push(`${detail}: ${sql.replace(/\s+/g, " ")}`)
        }
      return scans
    },
  }
}
