#!/usr/bin/env node
import { resolve } from "node:path"
import { runCommand } from "@forecourt/service-kit/command"
import { startService } from "@forecourt/service-kit/http"
import { readSettings } from "@forecourt/service-kit/settings"
import type { Storage } from "@forecourt/service-kit/storage"
import { followCommand } from "./feed/follow-command.ts"
import { importCommand } from "./import/import-command.ts"
import { searchConfig } from "./search.config.ts"
import { openSearchService } from "./search-service.ts"
import { tidyStorage } from "./storage/generations.ts"
import { DATABASE, openSearchStorage, SERVICE } from "./storage/open-storage.ts"

const PORT = 4330
const FOLDER = ".data/search"
/** A stock that is put as a whole takes its time to arrive. */
const REQUEST_MS = 300_000
const say = (line: string) => console.log(line)

const [command, ...rest] = process.argv.slice(2)
if (command === "follow") await plainly(() => onStorage((storage) => follow(rest, storage)))
else {
  await runCommand(SERVICE, process.argv.slice(2), {
    serve,
    importFrom: "<file> --index <name> (or follow <url> --index <name>)",
    import: (argv) => onStorage((storage) => importCommand(argv, storage, say)),
  })
}

async function serve() {
  const { port, ...config } = readSettings(SERVICE, process.env, (settings) => ({
    ...searchConfig(settings, {
      data: FOLDER,
      apiKey: settings.secret("FORECOURT_SEARCH_KEY", "forecourt-local-key"),
    }),
    port: settings.wholeNumber("PORT", { preset: PORT, max: 65_535 }),
  }))
  const onRequest = config.isDevelopment ? {} : { onRequest: (entry: object) => say(JSON.stringify(entry)) }
  return startService({ name: SERVICE, port, timeouts: { requestMs: REQUEST_MS } }, () =>
    openSearchService(config, { say, ...onRequest }),
  )
}

/** Whoever may write the storage needs no secret of the service. */
async function onStorage(work: (storage: Storage) => Promise<void>): Promise<void> {
  const place = { dataFolder: resolve(process.env.FORECOURT_DATA || FOLDER), database: process.env[DATABASE] || null }
  const storage = await openSearchStorage(place, Date.now())
  try {
    await tidyStorage(storage, Date.now())
    await work(storage)
  } finally {
    await storage.close()
  }
}

async function follow(argv: readonly string[], storage: Storage): Promise<void> {
  const ending = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort())
  await followCommand(argv, storage, { say, signal: ending.signal })
}

async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error && error.message.startsWith(`${SERVICE}: `) ? error.message : error)
    process.exitCode = 1
  }
}
