// Serves workshop booking from a separate process, which a test may have killed between any two steps.
import { startServer } from "@forecourt/service-kit/http"
import { openServiceStorage } from "@forecourt/service-kit/service"
import { createDeath, createMortalStorage } from "@forecourt/service-kit/test-processes"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { service } from "../src/index.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { SERVICE, type WorkshopBookingConfig } from "../src/workshop-booking.config.ts"
import { HOURS, searchWith } from "./dealerships.ts"
import { createSettings } from "./settings.ts"

export interface Orders {
  readonly folder: string
  readonly database: string | null
  readonly now: number
  readonly changes?: Partial<WorkshopBookingConfig>
  /**
   * The number of the database step before which the process kills itself during the first call. 0 if the process must
   * not be killed.
   */
  readonly dieAt: number
}

const { folder, database, now, changes, dieAt } = JSON.parse(process.argv[2] ?? "{}") as Orders
const config = createSettings(folder, database, changes)
const { step, arm } = createDeath(dieAt)
const storage = await openServiceStorage(config, { name: SERVICE, migrations: MIGRATIONS, now })
const { app } = await service.open(config, {
  log: () => {},
  now: () => now,
  storage: createMortalStorage(storage, step),
  search: searchWith(() => HOURS),
  seeds: DEMO_SEEDS,
})
arm()
// The limits are long enough for fifty concurrent requests on a busy machine.
const timeouts = { headersMs: 300_000, requestMs: 300_000 }
const { port } = await startServer(app.fetch, { name: SERVICE, port: 0, timeouts })
console.log(port)
