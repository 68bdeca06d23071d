#!/usr/bin/env node
import { type FurtherCommand, runCommand } from "@forecourt/service-kit/command"
import type { Storage } from "@forecourt/service-kit/storage"
import { runFollowCommand } from "./feed/follow-command.ts"
import { runImportCommand } from "./import/import-command.ts"
import { readSearchConfig } from "./search.config.ts"
import { openSearchService } from "./search-service.ts"
import { removeOldGenerations } from "./storage/generations.ts"
import { openSearchStorage, SERVICE } from "./storage/open-storage.ts"

/** The time limit in milliseconds. It is long because one request can upload all documents of an index. */
const REQUEST_MS = 300_000

await runCommand(process.argv.slice(2), {
  name: SERVICE,
  port: 4330,
  folder: ".data/search",
  timeouts: { requestMs: REQUEST_MS },
  read: readSearchConfig,
  open: openSearchService,
  further: {
    import: { from: "<file> --index <name>", run: onStorage(runImportCommand) },
    follow: { from: "<url> --index <name>", run: onStorage(runFollow) },
  },
})

type Work = (argv: readonly string[], storage: Storage, log: (line: string) => void) => Promise<void>

function onStorage(work: Work): FurtherCommand["run"] {
  return async (argv, place, log) => {
    const storage = await openSearchStorage(place, Date.now())
    try {
      await removeOldGenerations(storage, Date.now())
      await work(argv, storage, log)
    } finally {
      await storage.close()
    }
  }
}

async function runFollow(...[argv, storage, log]: Parameters<Work>): Promise<void> {
  const ending = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort())
  await runFollowCommand(argv, storage, { log, signal: ending.signal })
}
