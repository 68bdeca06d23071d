#!/usr/bin/env node
import { resolve } from "node:path"
import { runCommand } from "@forecourt/service-kit/command"
import { startService } from "@forecourt/service-kit/http"
import { readSettings } from "@forecourt/service-kit/settings"
import { importFiles } from "./import/import-files.ts"
import { openTyreHotelStorage, SERVICE } from "./storage/open-storage.ts"
import { DATABASE, tyreHotelConfig } from "./tyre-hotel.config.ts"
import { openTyreHotelService } from "./tyre-hotel-service.ts"

const PORT = 4320
const FOLDER = ".data/tyre-hotel"
const say = (line: string) => console.log(line)

await runCommand(SERVICE, process.argv.slice(2), {
  async serve() {
    const { port, ...config } = readSettings(SERVICE, process.env, (settings) => ({
      ...tyreHotelConfig(settings, {
        data: FOLDER,
        apiKey: settings.secret("FORECOURT_TYRE_HOTEL_KEY", "forecourt-local-key"),
      }),
      port: settings.wholeNumber("PORT", { preset: PORT, max: 65_535 }),
    }))
    const onRequest = config.isDevelopment ? {} : { onRequest: (entry: object) => say(JSON.stringify(entry)) }
    return startService({ name: SERVICE, port }, () => openTyreHotelService(config, { say, ...onRequest }))
  },
  importFrom: "<file or folder>",
  async import(paths) {
    // Whoever may write the files needs no secret of the service.
    const dataFolder = resolve(process.env.FORECOURT_DATA || FOLDER)
    const place = { dataFolder, database: process.env[DATABASE] || null }
    const storage = await openTyreHotelStorage(place, Date.now())
    try {
      say(`${SERVICE}: imported ${await importFiles(storage, paths)}.`)
    } finally {
      await storage.close()
    }
  },
})
