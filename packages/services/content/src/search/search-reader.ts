import type { SQLInputValue } from "node:sqlite"
import { Worker } from "node:worker_threads"
import type { Row } from "../storage/open-store.ts"

/** A reader that searches in a separate thread, so that a search does not block other requests. */
export interface SearchReader {
  readonly all: (sql: string, values: readonly SQLInputValue[]) => Promise<Row[]>
  readonly close: () => Promise<void>
}

export interface Reading {
  readonly number: number
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

export interface Read {
  readonly number: number
  readonly rows?: Row[]
  readonly error?: string
}

/** The URL of the script that runs in the thread. It ends in `.js` in the built package and in `.ts` in the source. */
const THREAD = new URL(`./search-thread${import.meta.url.slice(import.meta.url.lastIndexOf("."))}`, import.meta.url)

export function createSearchReader(file: string): SearchReader {
  const waiting = new Map<number, PromiseWithResolvers<Row[]>>()
  let thread: Worker | null = null
  let count = 0

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    thread = null
  }

  function startWorker(): Worker {
    const worker = new Worker(THREAD, { workerData: file })
    worker.unref()
    worker.on("message", ({ number, rows, error }: Read) => {
      if (rows === undefined) waiting.get(number)?.reject(new Error(`search: ${error}`))
      else waiting.get(number)?.resolve(rows)
      waiting.delete(number)
      // No search is waiting: the process may end.
      if (waiting.size === 0) worker.unref()
    })
    worker.on("error", failAll)
    worker.on("exit", () => failAll(new Error("search: its thread has ended.")))
    return worker
  }

  return {
    all(sql, values) {
      thread ??= startWorker()
      count += 1
      const reading = Promise.withResolvers<Row[]>()
      waiting.set(count, reading)
      thread.ref()
      thread.postMessage({ number: count, sql, values } satisfies Reading)
      return reading.promise
    },
    close: async () => void (await thread?.terminate()),
  }
}
