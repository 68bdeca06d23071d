import type { FurtherCommand } from "../command/command.ts"
import type { DataPlace } from "../service/service-storage.ts"
import type { Storage } from "../storage/storage.types.ts"
import { deleteEntry, listPendingEntries, type PendingEntry, retryEntry } from "./entries.ts"

const USE = "Use: outbox list, outbox retry all, outbox retry <id> …, or outbox delete <id> …"

/**
 * Creates the command with which operators list, retry or delete outbox entries whose delivery was abandoned. It can be
 * used while the service is running.
 */
export function createOutboxCommand(
  service: string,
  openStorage: (place: DataPlace) => Promise<Storage>,
  now: () => number = Date.now,
): FurtherCommand {
  return {
    from: "<list, retry or delete> <ids>",
    async run([action = "", ...ids], place, log) {
      const storage = await openStorage(place)
      try {
        await runAction(storage, action, ids, log)
      } finally {
        await storage.close()
      }
    },
  }

  async function runAction(storage: Storage, action: string, ids: readonly string[], log: (line: string) => void) {
    const entries = await listPendingEntries(storage)
    if (action === "list" && ids.length === 0) {
      for (const entry of entries) log(formatEntry(entry))
      log(
        `${service}: ${entries.filter(({ gaveUpAt }) => gaveUpAt === null).length} waiting, ${entries.filter(({ gaveUpAt }) => gaveUpAt !== null).length} given up.`,
      )
      return
    }
    if (!["retry", "delete"].includes(action) || ids.length === 0) throw new Error(`${service}: ${USE}`)
    const chosen = action === "retry" && ids.length === 1 && ids[0] === "all" ? entries.map(({ id }) => id) : ids
    for (const id of chosen) {
      const isDone = await (action === "retry" ? retryEntry(storage, id, now()) : deleteEntry(storage, id))
      const outcome = action === "retry" ? "is due now" : "is deleted"
      log(`${service}: ${id} ${isDone ? outcome : "is not in the outbox, or is being delivered"}.`)
    }
  }
}

function formatEntry({ id, kind, attempts, gaveUpAt, problem }: PendingEntry): string {
  const state = gaveUpAt === null ? "waiting" : `given up ${gaveUpAt}`
  return [id, kind, state, `${attempts} attempts`, ...(problem === null ? [] : [problem])].join("  ")
}
