import { join } from "node:path"
import { isCalendarDay } from "@forecourt/calendar"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { WorkshopBookingHandlers } from "@forecourt/contracts/workshop-booking.operations"
import { removeHold, renewHold } from "@forecourt/service-kit/holds"
import type { ServiceEnv } from "@forecourt/service-kit/http"
import { createOutboxPage } from "@forecourt/service-kit/messages"
import { createOutboxCommand, openOutbox } from "@forecourt/service-kit/outbox"
import { createKeys, createRotatedKeys } from "@forecourt/service-kit/secrets"
import {
  type DataPlace,
  type Opened,
  openService,
  openServiceStorage,
  type ServiceDefinition,
  type ServiceTools,
  toSubject,
} from "@forecourt/service-kit/service"
import { readSettings } from "@forecourt/service-kit/settings"
import { createLinkReceiver } from "@forecourt/service-kit/staff"
import type { Storage } from "@forecourt/service-kit/storage"
import { createExportCommand, createImportCommand } from "@forecourt/service-kit/tables"
import { createVisitReceivers, openVisitRoutes, readSenderAddress } from "@forecourt/service-kit/visits"
import { Hono } from "hono"
import { fetchCatalogue, fetchPrices } from "./catalogue.ts"
import { fetchEarliestTime, watchClosestWorkshops } from "./closest-workshops.ts"
import { completeOrder, createBooking } from "./create-booking.ts"
import { followDealerships } from "./follow-dealerships.ts"
import { fetchTimeslots } from "./free-times.ts"
import { hashVisitor, holdTime } from "./hold-time.ts"
import { createTableImport } from "./import/import-tables.ts"
import { readStoredTables } from "./import/stored-tables.ts"
import { TABLES } from "./import/tables.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { createStaffDesk } from "./staff-desk.ts"
import { MIGRATIONS } from "./storage/migrations/migrations.ts"
import { seedStorage } from "./storage/seed-storage.ts"
import { findWorkshop } from "./storage/workshops.ts"
import { TEXTS } from "./texts.ts"
import { fetchCar, fetchSupportedCar } from "./vehicles.ts"
import { VISITS } from "./visits/visit.ts"
import { createVisitActions } from "./visits/visit-actions.ts"
import {
  readSecrets,
  readWorkshopBookingConfig,
  SERVICE,
  VISITS_PATH,
  type WorkshopBookingConfig,
} from "./workshop-booking.config.ts"
import {
  ENTRY_RULES,
  KEY_PURPOSES,
  type Outgoing,
  type WorkshopBookingCaller,
  type WorkshopBookingContext,
  type WorkshopBookingSurroundings,
} from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { hasAuthorizedWorkshop } from "./workshops.ts"

export {
  type CancelOutcome,
  type CancelRequest,
  cancelBooking,
  type MoveOutcome,
  type MoveRequest,
  moveBooking,
} from "./booking-actions.ts"
export type { WorkshopBookingSurroundings } from "./workshop-booking.types.ts"

const handlers: WorkshopBookingHandlers<WorkshopBookingCaller> = {
  fetchCar: ({ registrationNumber }, { service: { storage } }) => fetchCar(storage, registrationNumber),
  fetchServices: (input, { service }) => fetchCatalogue(service, "service", input),
  fetchAddons: (input, { service }) => fetchCatalogue(service, "addon", input),
  watchClosestWorkshops: (input, { service, visitor }, opening) =>
    watchClosestWorkshops(service, input, opening, visitor.texts),
  fetchEarliestTime: (input, { service }) => fetchEarliestTime(service, input),
  async fetchTimeslots({ registrationNumber, departmentId, date, serviceOfferings, visitorId }, { service }) {
    const { storage, now } = service
    const from = date.slice(0, 10)
    const { brand } = await fetchSupportedCar(storage, registrationNumber)
    const workshop = await findWorkshop(storage, departmentId, brand)
    if (workshop === null || !isCalendarDay(from)) throw new WorkshopBookingError("BadRequest")
    const minutes = getTotalMinutes(await fetchTerms(storage, parseCodes(serviceOfferings)))
    const visitor = visitorId === undefined ? null : hashVisitor(service, visitorId)
    return fetchTimeslots(storage, { workshop, minutes, now: now(), visitor }, from)
  },
  createHold: (hold, { service, visitor }) => holdTime(service, hold, visitor.network),
  renewHold: ({ holdId }, { service }) => renewHold(service.holds, holdId),
  removeHold: ({ holdId }, { service }) => removeHold(service.holds, holdId),
  releaseHold: ({ holdId }, { service }) => removeHold(service.holds, holdId),
  createBooking: (order, { service, visitor }) => createBooking(service, order, visitor),
  settleOrder: (order, { service }) => completeOrder(service, order),
  fetchAuthorizedWorkshop: async ({ brand }, { service: { storage } }) => ({
    hasBrand: await hasAuthorizedWorkshop(storage, brand),
  }),
  fetchPrices: (order, { service: { storage } }) => fetchPrices(storage, order),
}

/**
 * The service for booking car servicing, tyre changes and other workshop visits. It can run alone or together with
 * other services. Spec 3 §7.1.
 */
export const service: ServiceDefinition<WorkshopBookingConfig, WorkshopBookingSurroundings> = {
  read: readWorkshopBookingConfig,
  open: (config, surroundings) =>
    openService({
      name: SERVICE,
      config,
      surroundings,
      migrations: MIGRATIONS,
      open: (tools: ServiceTools) => openWorkshopBooking(tools, config, surroundings),
      calls: { contract: SITE_SERVICES[SERVICE], handlers, texts: TEXTS, lookUpSession: toSubject },
    }),
  setUpBy: ["FORECOURT_WORKSHOP_BOOKING_SECRET"],
  furtherPaths: [`${VISITS_PATH}/*`, `/${SERVICE}/*`],
  further: {
    outbox: createOutboxCommand(SERVICE, {
      openStorage,
      readKeys: () => createRotatedKeys(readSettings(SERVICE, process.env, readSecrets), SERVICE, "outbox"),
      ...ENTRY_RULES,
    }),
    import: createImportCommand(SERVICE, openStorage, createTableImport(Date.now)),
    export: createExportCommand(SERVICE, openStorage, { set: TABLES, read: readStoredTables }),
  },
}

function openStorage(place: DataPlace): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now: Date.now() })
}

/** The address of the service when it runs alone in development. */
const OWN_URL = "http://localhost:4360"

async function openWorkshopBooking(
  tools: ServiceTools,
  config: WorkshopBookingConfig,
  surroundings: WorkshopBookingSurroundings,
): Promise<Opened<WorkshopBookingContext>> {
  const { seeds } = surroundings
  if (config.isDevelopment && seeds !== undefined) await seedStorage(tools.storage, join(seeds, SERVICE), tools.now())
  const closing = new AsyncDisposableStack()
  closing.defer(await followDealerships(tools, config, surroundings))
  const secrets = [config.secret, ...config.previousSecrets] as const
  const outboxKeys = createRotatedKeys(secrets, SERVICE, "outbox")
  const outbox = openOutbox<Outgoing>({
    ...tools,
    service: SERVICE,
    keys: outboxKeys,
    receivers: {
      ...createVisitReceivers(VISITS, tools, config),
      "staff-link": createLinkReceiver(config.staffMail, tools.storage, { ...tools, service: SERVICE }),
    },
  })
  closing.defer(outbox.close)
  const booking: WorkshopBookingContext = {
    ...tools,
    keys: createKeys(config.secret, SERVICE, KEY_PURPOSES),
    outbox,
    organizer: readSenderAddress(config.mailServer),
    linkKeys: createRotatedKeys(secrets, SERVICE, "link"),
    visitsUrl: config.visitsUrl ?? `${surroundings.publicUrl ?? OWN_URL}${VISITS_PATH}`,
    sendsTexts: config.isDevelopment || config.gateway !== null,
    holds: { ...tools, times: "taken_times", limitFactor: config.budgetFactor },
    limitFactor: config.budgetFactor,
  }
  const actions = createVisitActions(booking)
  const visits = await openVisitRoutes(config, { ...booking, kind: VISITS, actions, path: VISITS_PATH })
  closing.defer(visits.close)
  const page = new Hono<ServiceEnv>()
  if (config.isDevelopment) page.get(`/${SERVICE}/outbox`, createOutboxPage(tools.storage, outbox))
  return {
    tools: booking,
    routes: [page, visits.routes],
    hourly: () => removeOutdated(booking),
    gauges: outbox.gauges,
    staff: createStaffDesk(booking, config, outboxKeys),
    close: () => closing.disposeAsync(),
  }
}
