// Serves the tyre hotel from a separate process, which a test may have killed between any two steps.
import { startServer } from "@forecourt/service-kit/http"
import { createDeath, createMortalStorage } from "@forecourt/service-kit/test-processes"
import { DEMO_SEEDS } from "../../../../demo/stock-demo/src/seeds.ts"
import { openTyreHotelStorage } from "../src/storage/open-storage.ts"
import { openTyreHotelService } from "../src/tyre-hotel-service.ts"
import { createSettings } from "./start-tyre-hotel.ts"

export interface Orders {
  readonly folder: string
  readonly database: string | null
  readonly now: number
  /**
   * The number of the database step before which the process kills itself during the first call. 0 if the process must
   * not be killed.
   */
  readonly dieAt: number
}

const { folder, database, now, dieAt } = JSON.parse(process.argv[2] ?? "{}") as Orders
const config = createSettings(folder, database)

const { step, arm } = createDeath(dieAt)
const hotel = await openTyreHotelService(
  { ...config, budgetFactor: 100_000 },
  {
    log: () => {},
    now: () => now,
    storage: createMortalStorage(await openTyreHotelStorage(config, now), step),
    seeds: DEMO_SEEDS,
  },
)
arm()
const { port } = await startServer(hotel.app.fetch, { name: "tyre-hotel", port: 0 })
console.log(port)
