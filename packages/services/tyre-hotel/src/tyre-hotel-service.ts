import { join } from "node:path"
import { type OpenService, type ServiceOptions, serviceApp } from "@forecourt/service-kit/http"
import { openRateLimits } from "@forecourt/service-kit/limits"
import { developmentReceiver, gatewayReceiver, outboxPage } from "@forecourt/service-kit/messages"
import { openOutbox } from "@forecourt/service-kit/outbox"
import { keysOf } from "@forecourt/service-kit/secrets"
import type { Storage } from "@forecourt/service-kit/storage"
import { forgetOutdated } from "./forget-outdated.ts"
import { tyreHotelRoutes } from "./http/tyre-hotel-routes.ts"
import { seedStorage } from "./seed/seed-storage.ts"
import { openTyreHotelStorage, SERVICE } from "./storage/open-storage.ts"
import type { TyreHotelConfig } from "./tyre-hotel.config.ts"
import { KEY_PURPOSES, type Outgoing, type TyreHotelContext } from "./tyre-hotel.types.ts"

/** Waits for messages that are being delivered, then closes the storage, when it is closed. */
export type TyreHotelService = OpenService

export interface TyreHotelSurroundings extends Pick<ServiceOptions, "onRequest"> {
  readonly say: (line: string) => void
  readonly now?: () => number
  /** In place of the storage that the settings name. */
  readonly storage?: Storage
}

const HOUR_MS = 3_600_000
/** Calls of any kind from one network. What costs a message or tells something is counted apart. */
const MAX_CALLS_A_MINUTE = 600

/** Opens the tyre hotel: its storage, brought up to date, and everything it answers. */
export async function openTyreHotelService(
  config: TyreHotelConfig,
  surroundings: TyreHotelSurroundings,
): Promise<TyreHotelService> {
  const { say, now = Date.now, onRequest } = surroundings
  const { gateway, budgetFactor, isDevelopment, dataFolder, database, apiKey } = config
  const storage = await openTyreHotelStorage(config, now(), surroundings.storage)
  if (isDevelopment) await seedStorage(storage, now())
  const keys = keysOf(config.secret, SERVICE, KEY_PURPOSES)
  const message =
    gateway === null ? developmentReceiver(storage, { service: SERVICE, say, now }) : gatewayReceiver(gateway)
  const outbox = openOutbox<Outgoing>({
    ...{ service: SERVICE, storage, key: keys.outbox, receivers: { message }, say },
  })
  const budgets = { storage, key: keys.subject, factor: budgetFactor }
  const context: TyreHotelContext = { ...config, storage, outbox, keys, budgets, now }

  await forgetOutdated(context)
  const forgetting = setInterval(() => forgetOutdated(context).catch(() => {}), HOUR_MS)
  forgetting.unref()
  const limits = await openRateLimits(database ?? join(dataFolder, "tyre-hotel-limits.sqlite"))
  const calls = await limits.limiter({ name: "calls", max: MAX_CALLS_A_MINUTE * budgetFactor, perSeconds: 60 })

  const app = serviceApp({
    name: SERVICE,
    ...(onRequest && { onRequest }),
    health: async () => {
      await storage.get("select 1")
      return {}
    },
  })
  app.route("/", tyreHotelRoutes(context, { apiKey, calls, say }))
  if (isDevelopment && gateway === null) app.get("/tyre-hotel/outbox", outboxPage(storage, outbox))

  return {
    app,
    async close() {
      clearInterval(forgetting)
      await outbox.close()
      await limits.close()
      await storage.close()
    },
  }
}
