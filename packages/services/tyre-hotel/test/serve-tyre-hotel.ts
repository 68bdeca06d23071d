// Serves the tyre hotel from a process of its own, which a test may have killed between any two steps.
import { serve } from "@forecourt/service-kit/http"
import type { Statements, Storage } from "@forecourt/service-kit/storage"
import { openTyreHotelStorage } from "../src/storage/open-storage.ts"
import { openTyreHotelService } from "../src/tyre-hotel-service.ts"
import { settingsOf } from "./start-tyre-hotel.ts"

/** What a serving process is told. */
export interface Orders {
  readonly folder: string
  readonly database: string | null
  readonly now: number
  /** The step of the first call before which it dies; never when 0. */
  readonly dieAt: number
  /** Where codes are posted to; the outbox when left out. */
  readonly gateway?: string
}

const { folder, database, now, dieAt, gateway } = JSON.parse(process.argv[2] ?? "{}") as Orders
const config = settingsOf(folder, database)

let isArmed = false
let steps = 0
const hotel = await openTyreHotelService(
  { ...config, budgetFactor: 100_000, gateway: gateway === undefined ? null : { url: gateway, token: "" } },
  { say: () => {}, now: () => now, storage: mortal(await openTyreHotelStorage(config, now)) },
)
isArmed = dieAt > 0
const { port } = await serve(hotel.app.fetch, { name: "tyre-hotel", port: 0 })
console.log(port)

function step(): void {
  if (!isArmed) return
  steps += 1
  if (steps === dieAt) process.kill(process.pid, "SIGKILL")
}

/** A storage that counts its steps: before each statement, before each commit and after it. */
function mortal(storage: Storage): Storage {
  return {
    engine: storage.engine,
    ...counted(storage),
    async transaction(work) {
      const result = await storage.transaction(async (inside) => {
        const written = await work(counted(inside))
        step()
        return written
      })
      step()
      return result
    },
    close: storage.close,
  }
}

function counted(statements: Statements): Statements {
  return {
    all: (sql, ...values) => {
      step()
      return statements.all(sql, ...values)
    },
    get: (sql, ...values) => {
      step()
      return statements.get(sql, ...values)
    },
    run: (sql, ...values) => {
      step()
      return statements.run(sql, ...values)
    },
  }
}
