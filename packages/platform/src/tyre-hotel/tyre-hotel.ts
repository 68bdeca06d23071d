import { type Answer, type Ask, json } from "../http/exchange.ts"
import { keysOf } from "./codes/keys.ts"
import { forgetOutdated } from "./forget-outdated.ts"
import { callCounter } from "./http/call-counter.ts"
import { visitorOf } from "./http/read-call.ts"
import { TYRE_HOTEL_PATH, tyreHotelAnswer } from "./http/tyre-hotel-endpoint.ts"
import { gatewaySender } from "./messages/gateway-sender.ts"
import { listOutbox, outboxSender } from "./messages/outbox.ts"
import { outboxPage } from "./messages/outbox-page.ts"
import { plantSeed } from "./seed/plant-seed.ts"
import { migrateStorage } from "./storage/migrate-storage.ts"
import { openStorage } from "./storage/open-storage.ts"
import type { Storage } from "./storage/storage.types.ts"
import type { TyreHotelConfig } from "./tyre-hotel.config.ts"
import type { TyreHotelDesk } from "./tyre-hotel.types.ts"

const OUTBOX_PATH = "/tyre-hotel/outbox"

export interface TyreHotel {
  /** Answers what is the tyre hotel's; `null` when something else is asked for. `rateLimit` is a fault that someone asked for. */
  readonly answer: (ask: Ask, rateLimit?: number | null) => Promise<Answer> | null
  /** Waits for codes that are being sent, then closes the storage. */
  readonly close: () => Promise<void>
}

interface Surroundings {
  readonly apiKey: string
  readonly dataFolder: string
  /** Plants the seed; without a gateway it also shows the outbox. */
  readonly isDevelopment: boolean
  readonly say: (line: string) => void
  readonly now?: () => number
  /** In place of the storage that the settings name. */
  readonly storage?: Storage
}

const HOUR_MS = 3_600_000
/** Calls of any kind from one address. What costs a message or tells something is counted apart, in storage. */
const MOST_CALLS_A_MINUTE = 600

/** Opens the tyre hotel: its storage, its sender and its doors. */
export async function openTyreHotel(config: TyreHotelConfig, surroundings: Surroundings): Promise<TyreHotel> {
  const { apiKey, dataFolder, isDevelopment, say, now = Date.now } = surroundings
  const { gateway, codeLength, isUniform, budgetFactor } = config
  const storage = surroundings.storage ?? (await openStorage(config.database, dataFolder))
  const sender = gateway === null ? outboxSender(storage, now, say) : gatewaySender(gateway, say)
  const desk: TyreHotelDesk = { storage, sender, keys: keysOf(config.secret), codeLength, isUniform, budgetFactor, now }
  await migrateStorage(storage, now())
  if (isDevelopment) await plantSeed(storage, now())

  await forgetOutdated(desk)
  const forgetting = setInterval(() => forgetOutdated(desk).catch(() => {}), HOUR_MS)
  forgetting.unref()

  const callsThisMinute = callCounter(60_000, now)
  const callsThisSecond = callCounter(1000, now)

  function isAllowed(ask: Ask, rateLimit: number | null): boolean {
    if (rateLimit !== null && callsThisSecond("everybody") > rateLimit) return false
    return callsThisMinute(visitorOf(ask).address) <= MOST_CALLS_A_MINUTE * budgetFactor
  }

  async function outbox(ask: Ask): Promise<Answer> {
    await sender.settled()
    return outboxPage(ask, await listOutbox(storage))
  }

  return {
    answer(ask, rateLimit = null) {
      const { pathname } = ask.url
      if (pathname.startsWith(TYRE_HOTEL_PATH)) {
        return tyreHotelAnswer(ask, desk, { apiKey, isAllowed: () => isAllowed(ask, rateLimit), say })
      }
      return pathname === OUTBOX_PATH && gateway === null && isDevelopment ? outbox(ask) : null
    },
    async close() {
      clearInterval(forgetting)
      await sender.settled()
      await storage.close()
    },
  }
}

/** Stands where no tyre hotel is set up: a search must not look as if nobody had an agreement. */
export const CLOSED_TYRE_HOTEL: TyreHotel = {
  answer(ask) {
    if (!ask.url.pathname.startsWith(TYRE_HOTEL_PATH)) return null
    return Promise.resolve(json(503, { message: visitorOf(ask).texts.refusals.Failed, code: "NotSetUp" }))
  },
  close: () => Promise.resolve(),
}
