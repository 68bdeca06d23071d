// The thread that searches: it has a separate connection, on which it only reads.

import { DatabaseSync } from "node:sqlite"
import { parentPort, workerData } from "node:worker_threads"
import { readMessage } from "@forecourt/contracts/read-message"
import type { Read, Reading } from "./search-reader.ts"

const db = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 })

parentPort?.on("message", ({ number, sql, values }: Reading) => parentPort?.postMessage(readRows(number, sql, values)))

function readRows(number: number, sql: string, values: Reading["values"]): Read {
  try {
    return { number, rows: db.prepare(sql).all(...values) }
  } catch (error) {
    return { number, error: readMessage(error) }
  }
}
