#!/usr/bin/env node
import { runCommand } from "@forecourt/service-kit/command"
import { createOutboxCommand } from "@forecourt/service-kit/outbox"
import { createRotatedKeys } from "@forecourt/service-kit/secrets"
import type { DataPlace } from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import { createImportCommand } from "@forecourt/service-kit/tables"
import { addStaffPages } from "@forecourt/staff"
import { TABLE_IMPORT } from "./import/import-files.ts"
import { openTyreHotelStorage, SERVICE } from "./storage/open-storage.ts"
import { readSecrets, readTyreHotelConfig } from "./tyre-hotel.config.ts"
import { ENTRY_RULES } from "./tyre-hotel.types.ts"
import { openTyreHotelService } from "./tyre-hotel-service.ts"

const openStorage = (place: DataPlace) => openTyreHotelStorage(place, Date.now())

await runCommand(process.argv.slice(2), {
  name: SERVICE,
  port: 4320,
  folder: ".data/tyre-hotel",
  ...addStaffPages({ read: readTyreHotelConfig, open: openTyreHotelService }),
  further: {
    outbox: createOutboxCommand(SERVICE, {
      openStorage,
      readKeys: () => createRotatedKeys(readSettings(SERVICE, process.env, readSecrets), SERVICE, "outbox"),
      ...ENTRY_RULES,
    }),
    import: createImportCommand(SERVICE, openStorage, TABLE_IMPORT),
  },
})
