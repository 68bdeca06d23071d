import { join } from "node:path"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { OpenService, ServiceEnv } from "@forecourt/service-kit/http"
import { createDevelopmentReceiver, createGatewayReceiver, createOutboxPage } from "@forecourt/service-kit/messages"
import { openOutbox } from "@forecourt/service-kit/outbox"
import { createKeys, createRotatedKeys } from "@forecourt/service-kit/secrets"
import { type Opened, openService, type ServiceTools, type Surroundings } from "@forecourt/service-kit/service"
import {
  createLinkReceiver,
  createLinkSender,
  createMessageDesk,
  createVisitEraser,
} from "@forecourt/service-kit/staff"
import { createVisitReceivers, openVisitRoutes, readSenderAddress } from "@forecourt/service-kit/visits"
import { Hono } from "hono"
import { VISITS } from "./bookings/visit.ts"
import { createVisitActions } from "./bookings/visit-actions.ts"
import { createVisitDesk } from "./bookings/visit-desk.ts"
import { findSession } from "./customers/sessions.ts"
import { HANDLERS, normalizeSearch } from "./http/handlers.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { eraseVisit, listVisitsOfPerson } from "./storage/erase-visit.ts"
import { MIGRATIONS } from "./storage/migrations/migrations.ts"
import { SERVICE } from "./storage/open-storage.ts"
import { seedStorage } from "./storage/seed-storage.ts"
import { TEXTS } from "./texts/texts.ts"
import { type TyreHotelConfig, VISITS_PATH } from "./tyre-hotel.config.ts"
import { ENTRY_RULES, KEY_PURPOSES, type Outgoing, type TyreHotelContext } from "./tyre-hotel.types.ts"

export type TyreHotelService = OpenService

export interface TyreHotelSurroundings extends Surroundings {
  /**
   * The folder with the sample data for development. This service reads the subfolder `tyre-hotel`. @default no sample
   * data
   */
  readonly seeds?: string
  /** The address of the application, which serves the pages of booked visits. @default that of this service alone */
  readonly publicUrl?: string
}

/** The address of the service when it runs alone in development. */
const OWN_URL = "http://localhost:4320"

export function openTyreHotelService(
  config: TyreHotelConfig,
  surroundings: TyreHotelSurroundings,
): Promise<TyreHotelService> {
  return openService({
    name: SERVICE,
    config,
    surroundings,
    migrations: MIGRATIONS,
    open: (tools) => openTyreHotel(tools, config, surroundings),
    calls: {
      contract: SITE_SERVICES["tyre-hotel"],
      handlers: HANDLERS,
      texts: TEXTS,
      lookUpSession: findSession,
      readers: { findCustomer: { tidy: normalizeSearch } },
    },
  })
}

async function openTyreHotel(
  tools: ServiceTools,
  config: TyreHotelConfig,
  { seeds, publicUrl = OWN_URL }: TyreHotelSurroundings,
): Promise<Opened<TyreHotelContext>> {
  const { storage, now, log } = tools
  const { gateway, staffMail, budgetFactor, isDevelopment } = config
  if (isDevelopment && seeds !== undefined) await seedStorage(storage, join(seeds, SERVICE), now())
  const keys = createKeys(config.secret, SERVICE, KEY_PURPOSES)
  const development = { service: SERVICE, log, now }
  const message =
    gateway === null ? createDevelopmentReceiver(storage, development) : createGatewayReceiver(gateway, now)
  const secrets = [config.secret, ...config.previousSecrets] as const
  const outboxKeys = createRotatedKeys(secrets, SERVICE, "outbox")
  const outbox = openOutbox<Outgoing>({
    service: SERVICE,
    storage,
    keys: outboxKeys,
    receivers: {
      ...createVisitReceivers(VISITS, tools, config),
      message,
      "staff-link": createLinkReceiver(staffMail, storage, development),
    },
    log,
    now,
  })
  const page = new Hono<ServiceEnv>()
  if (isDevelopment) page.get("/tyre-hotel/outbox", createOutboxPage(storage, outbox))
  const budgets = { storage, key: keys.subject, factor: budgetFactor }
  const hotel: TyreHotelContext = {
    ...tools,
    codeLength: config.codeLength,
    isUniform: config.isUniform,
    outbox,
    keys,
    budgets,
    holds: { ...tools, times: "held_times", limitFactor: budgetFactor },
    organizer: readSenderAddress(config.mailServer),
    linkKeys: createRotatedKeys(secrets, SERVICE, "link"),
    visitsUrl: config.visitsUrl ?? `${publicUrl}${VISITS_PATH}`,
    sendsTexts: isDevelopment || gateway !== null,
  }
  const actions = createVisitActions(hotel)
  const visits = await openVisitRoutes(config, { ...hotel, kind: VISITS, actions, path: VISITS_PATH })
  return {
    tools: hotel,
    routes: [page, visits.routes],
    hourly: () => removeOutdated(hotel),
    gauges: outbox.gauges,
    staff: {
      service: SERVICE,
      storage,
      now,
      key: keys.staff,
      messages: createMessageDesk(storage, outboxKeys, outbox, ENTRY_RULES),
      visits: createVisitDesk(hotel),
      erase: createVisitEraser({
        storage,
        now,
        outboxKeys,
        kinds: ["email", "text", "message"] satisfies (keyof Outgoing)[],
        listVisits: (contact) => listVisitsOfPerson(storage, contact),
        eraseVisit,
      }),
      ...((isDevelopment || staffMail !== null) && { sendLink: createLinkSender(storage, outbox) }),
    },
    async close() {
      await outbox.close()
      await visits.close()
    },
  }
}
