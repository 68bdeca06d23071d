import { join } from "node:path"
import { isCalendarDay } from "@forecourt/calendar"
import { SITE_SERVICES } from "@forecourt/contracts/site-services"
import type { WorkshopBookingHandlers } from "@forecourt/contracts/workshop-booking.operations"
import { createKeys } from "@forecourt/service-kit/secrets"
import {
  type Opened,
  openService,
  type ServiceDefinition,
  type ServiceTools,
  toSubject,
} from "@forecourt/service-kit/service"
import { fetchCatalogue, fetchPrices } from "./catalogue.ts"
import { watchClosestWorkshops } from "./closest-workshops.ts"
import { completeOrder, createBooking } from "./create-booking.ts"
import { followDealerships } from "./follow-dealerships.ts"
import { fetchTimeslots } from "./free-times.ts"
import { createHold, hashVisitor, removeHold, renewHold } from "./hold-time.ts"
import { fetchTerms, getTotalMinutes, parseCodes } from "./offerings.ts"
import { removeOutdated } from "./remove-outdated.ts"
import { MIGRATIONS } from "./storage/migrations/migrations.ts"
import { seedStorage } from "./storage/seed-storage.ts"
import { findWorkshop } from "./storage/workshops.ts"
import { TEXTS } from "./texts.ts"
import { fetchCar, fetchSupportedCar } from "./vehicles.ts"
import { createVisitDesk } from "./visit-desk.ts"
import { readWorkshopBookingConfig, SERVICE, type WorkshopBookingConfig } from "./workshop-booking.config.ts"
import {
  KEY_PURPOSES,
  type WorkshopBookingCaller,
  type WorkshopBookingContext,
  type WorkshopBookingSurroundings,
} from "./workshop-booking.types.ts"
import { WorkshopBookingError } from "./workshop-booking-error.ts"
import { hasAuthorizedWorkshop } from "./workshops.ts"

export {
  type BookingTime,
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
  createHold: (hold, { service, visitor }) => createHold(service, hold, visitor.network),
  renewHold: ({ holdId }, { service }) => renewHold(service, holdId),
  removeHold: ({ holdId }, { service }) => removeHold(service, holdId),
  releaseHold: ({ holdId }, { service }) => removeHold(service, holdId),
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
}

async function openWorkshopBooking(
  tools: ServiceTools,
  config: WorkshopBookingConfig,
  surroundings: WorkshopBookingSurroundings,
): Promise<Opened<WorkshopBookingContext>> {
  const { seeds } = surroundings
  if (config.isDevelopment && seeds !== undefined) await seedStorage(tools.storage, join(seeds, SERVICE), tools.now())
  const close = await followDealerships(tools, config, surroundings)
  const keys = createKeys(config.secret, SERVICE, KEY_PURPOSES)
  const booking = { ...tools, keys, limitFactor: config.budgetFactor }
  const { storage, now } = tools
  const staff = { service: SERVICE, storage, now, key: keys.staff, visits: createVisitDesk(booking) }
  return { tools: booking, hourly: () => removeOutdated(booking), staff, close }
}
