// Checks the due alerts in a separate process, which a test may have killed between any two steps.
import { type OpenServiceWith, openServiceStorage } from "@forecourt/service-kit/service"
import { createDeath, createMortalStorage } from "@forecourt/service-kit/test-processes"
import { service } from "../src/index.ts"
import { SERVICE, type SearchAlertsConfig } from "../src/search-alerts.config.ts"
import type { SearchAlertsContext } from "../src/search-alerts.types.ts"
import { MIGRATIONS } from "../src/storage/migrations.ts"
import { createFakeSearch, type FakeCar } from "./fake-search.ts"
import { createSettings } from "./settings.ts"

export interface Orders {
  readonly folder: string
  readonly database: string | null
  readonly now: number
  readonly changes: Partial<SearchAlertsConfig>
  readonly cars: readonly FakeCar[]
  /** The number of the database step before which the process kills itself. 0 if it must not be killed. */
  readonly dieAt: number
}

const { folder, database, now, changes, cars, dieAt } = JSON.parse(process.argv[2] ?? "{}") as Orders
const config = createSettings(folder, database, changes)
const { step, arm } = createDeath(dieAt)
const storage = await openServiceStorage(config, { name: SERVICE, migrations: MIGRATIONS, now })
const { tools, close } = (await service.open(config, {
  log: () => {},
  now: () => now,
  storage: createMortalStorage(storage, step),
  search: createFakeSearch(() => cars).http,
})) as OpenServiceWith<SearchAlertsContext>
arm()
await tools.waitUntilChecked()
await tools.outbox.waitUntilSettled()
await close()
