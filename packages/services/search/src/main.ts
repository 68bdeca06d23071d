#!/usr/bin/env node
import { type FurtherCommand, runCommand } from "@forecourt/service-kit/command"
import type { Storage } from "@forecourt/service-kit/storage"
import { followCommand } from "./feed/follow-command.ts"
import { importCommand } from "./import/import-command.ts"
import { searchConfig } from "./search.config.ts"
import { openSearchService } from "./search-service.ts"
import { tidyStorage } from "./storage/generations.ts"
import { openSearchStorage, SERVICE } from "./storage/open-storage.ts"

/** A stock that is put as a whole takes its time to arrive. */
const REQUEST_MS = 300_000

await runCommand(process.argv.slice(2), {
  name: SERVICE,
  port: 4330,
  folder: ".data/search",
  timeouts: { requestMs: REQUEST_MS },
  read: searchConfig,
  open: openSearchService,
  further: {
    import: { from: "<file> --index <name>", run: onStorage(importCommand) },
    follow: { from: "<url> --index <name>", run: onStorage(follow) },
  },
})

type Work = (argv: readonly string[], storage: Storage, say: (line: string) => void) => Promise<void>

function onStorage(work: Work): FurtherCommand["run"] {
  return async (argv, place, say) => {
    const storage = await openSearchStorage(place, Date.now())
    try {
      await tidyStorage(storage, Date.now())
      await work(argv, storage, say)
    } finally {
      await storage.close()
    }
  }
}

async function follow(...[argv, storage, say]: Parameters<Work>): Promise<void> {
  const ending = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort())
  await followCommand(argv, storage, { say, signal: ending.signal })
}
