#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { createOutboxCommand } from "@forecourt/service-kit/outbox"
import { createRotatedKeys } from "@forecourt/service-kit/secrets"
import { readSettings } from "@forecourt/service-kit/settings"
import { addStaffPages } from "@forecourt/staff"
import { importFiles } from "./import/import-files.ts"
import { openTyreHotelStorage, SERVICE } from "./storage/open-storage.ts"
import { readSecrets, readTyreHotelConfig } from "./tyre-hotel.config.ts"
import { openTyreHotelService } from "./tyre-hotel-service.ts"

await runCommand(process.argv.slice(2), {
  name: SERVICE,
  port: 4320,
  folder: ".data/tyre-hotel",
  ...addStaffPages({ read: readTyreHotelConfig, open: openTyreHotelService }),
  further: {
    outbox: createOutboxCommand(SERVICE, {
      openStorage: (place) => openTyreHotelStorage(place, Date.now()),
      readKeys: () => createRotatedKeys(readSettings(SERVICE, process.env, readSecrets), SERVICE, "outbox"),
    }),
    import: {
      from: "<file or folder>",
      async run(paths, place, log) {
        const storage = await openTyreHotelStorage(place, Date.now())
        try {
          log(`${SERVICE}: imported ${await importFiles(storage, paths)}.`)
        } finally {
          await storage.close()
        }
      },
    },
  },
})
