import type {
  WatchClosestWorkshopsEvent,
  WorkshopBookingCar,
  WorkshopBookingCatalogue,
  WorkshopBookingConfirmation,
  WorkshopBookingHold,
  WorkshopBookingPrices,
  WorkshopBookingTimeslots,
} from "@forecourt/contracts/workshop-booking"
import { NO_HOLD } from "@forecourt/flow-kit/holds"
import { getUserMessage } from "@forecourt/flow-kit/refusal"
import { assign, emit, enqueueActions } from "xstate"
import { bookingSetup } from "./booking-setup.ts"
import { getBookingTime } from "./booking-time.ts"
import type { Choice } from "./choices.rules.ts"
import { hasChosen, removePrices, setPrices, updateChosen } from "./chosen-services.ts"
import { endHold, finishHold, finishRequest, forgetHold, keepHold, renewHold, startHold } from "./holds.ts"
import { type Enqueue, LOADS, setStatus, startLoad, stopLoads } from "./loads.ts"
import { getFurthest, getStepNumber } from "./steps.rules.ts"
import {
  createAttempt,
  DAYS_AT_A_TIME,
  FULL_DAY_TIME,
  findShownWeek,
  formatCodes,
  isNearEnd,
  MILEAGE_PAUSE_MS,
  toPrices,
} from "./workshop-booking.rules.ts"
import type {
  BookingInfo,
  ChosenServices,
  Load,
  LoadStatus,
  StepName,
  TimeSlot,
  WorkshopBookingCalls,
  WorkshopBookingContext,
  WorkshopBookingInput,
} from "./workshop-booking.types.ts"

const NO_WORKSHOPS = { workshops: [], pageStart: 0, pageEnd: null, nearer: null } as const
const NO_OFFER = { days: [], isLastDay: false, week: 0, soughtFrom: 0, prices: {} } as const
export const UNKNOWN: Omit<
  WorkshopBookingContext,
  keyof WorkshopBookingInput | "attempts" | "loads" | "requestedHold"
> = {
  ...NO_WORKSHOPS,
  ...NO_OFFER,
  ...NO_HOLD,
  reached: "vehicle",
  arrivedAt: "vehicle",
  regNo: "",
  unsupportedBrand: null,
  isPlaceDenied: false,
  hasBrand: null,
  services: [],
  addons: [],
  inputCodes: [],
  attempt: null,
  messages: {},
  isLimitReached: false,
  earliest: null,
  order: "nearest",
}

export interface Failure {
  readonly call: keyof WorkshopBookingCalls
  readonly error: unknown
}

function addToSession(
  { session }: Pick<WorkshopBookingContext, "session">,
  part: WorkshopBookingContext["session"],
): Pick<WorkshopBookingContext, "session"> {
  return { session: { ...session, ...part } }
}

function removeTime({ timeSlot: _, ...others }: BookingInfo = {}): BookingInfo {
  return others
}

function canSearch({ session, reached }: WorkshopBookingContext): boolean {
  return reached === "workshop" && hasChosen(session.services, "service")
}

function sendSearch(enqueue: Enqueue): void {
  enqueue.assign(({ context: { workshops, messages } }) => ({
    pageStart: workshops.length,
    pageEnd: null,
    messages: { ...messages, watchClosestWorkshops: undefined },
  }))
  startLoad(enqueue, "workshops")
}

function fetchWorkshop(enqueue: Enqueue): void {
  enqueue.assign(NO_OFFER)
  startLoad(enqueue, "times")
  startLoad(enqueue, "prices")
}

function removeWorkshop(enqueue: Enqueue, context: WorkshopBookingContext): void {
  endHold(enqueue, context)
  enqueue.assign(({ context }) => {
    const { location: _, ...bookingInfo } = removeTime(context.session.bookingInfo)
    return { ...NO_OFFER, ...addToSession(context, { location: undefined, bookingInfo }) }
  })
  stopLoads(enqueue, ["times", "prices"])
}

/**
 * Sets the chosen services. If the selection has changed, the workshop and the time are removed, since other services
 * require a new search for workshops.
 */
function setServices(enqueue: Enqueue, context: WorkshopBookingContext, services: ChosenServices): void {
  const part = addToSession(context, { services })
  enqueue.assign(({ context }) => addToSession(context, { services }))
  if (formatCodes(services) === formatCodes(context.session.services)) return
  enqueue.assign(NO_WORKSHOPS)
  removeWorkshop(enqueue, context)
  fetchEarliest(enqueue, services)
  if (canSearch({ ...context, ...part })) sendSearch(enqueue)
  else stopLoads(enqueue, ["workshops"])
}

function fetchEarliest(enqueue: Enqueue, services: ChosenServices | undefined): void {
  enqueue.assign({ earliest: null })
  if (hasChosen(services, "service")) startLoad(enqueue, "earliest")
  else stopLoads(enqueue, ["earliest"])
}

/** Discards all prices for the previous mileage. The prices for the new one are fetched after a pause. */
function forgetPrices(enqueue: Enqueue, { session }: WorkshopBookingContext): void {
  enqueue.cancel("mileageWritten")
  enqueue.raise({ type: "mileageWritten" }, { id: "mileageWritten", delay: MILEAGE_PAUSE_MS })
  enqueue.stopChild("medians")
  setStatus(enqueue, "medians", "loading")
  enqueue.assign(NO_WORKSHOPS)
  stopLoads(enqueue, ["workshops"])
  if (session.location === undefined) return
  enqueue.assign({ prices: {} })
  enqueue.stopChild("prices")
  setStatus(enqueue, "prices", "loading")
}

export const workshopBookingSetup = bookingSetup.extend({
  actions: {
    remember: assign(({ context }, part: WorkshopBookingContext["session"]) => addToSession(context, part)),
    /** Emits an analytics event when a step is opened. Spec 3 §4.1. */
    report: emit((_, step: StepName) => ({ type: "flowStep", step: getStepNumber(step) })),
    /** Records the furthest step that the booking has reached. Spec 3 §4.1. */
    reach: assign(({ context }, step: StepName) => ({ reached: getFurthest(context.reached, step) })),
    /** Loads the data for all steps that the visitor had already reached in an earlier visit. */
    resume: enqueueActions(({ context, enqueue }) => {
      const { session, reached } = context
      if (session.car === undefined) return
      startLoad(enqueue, "brand")
      startLoad(enqueue, "services")
      if (getStepNumber(reached) >= getStepNumber("addons")) startLoad(enqueue, "addons")
      fetchEarliest(enqueue, session.services)
      if (canSearch(context)) sendSearch(enqueue)
      if (session.location !== undefined) fetchWorkshop(enqueue)
      if (context.arrivedAt === "workshop" && getBookingTime(session) !== null) startHold(enqueue, context)
    }),
    /** Stores the car that was looked up and the visitor's location, and removes all previous choices. Spec 3 §4.1. */
    takeCar: enqueueActions(({ context, enqueue }, car: WorkshopBookingCar) => {
      const { latitude: lat, longitude: lng, region } = context.session.place ?? {}
      endHold(enqueue, context)
      const unchosen = { services: {}, milage: undefined, bookingInfo: undefined, location: undefined }
      const part = addToSession(context, { car, lat, lng, region, ...unchosen })
      enqueue.assign({ ...UNKNOWN, ...part, reached: "services" })
      stopLoads(enqueue, ["addons", "earliest", "workshops", "times", "prices"])
      startLoad(enqueue, "brand")
      startLoad(enqueue, "services")
      enqueue.raise({ type: "carFound" })
    }),
    fetchAddons: enqueueActions(({ context: { loads, addons }, enqueue }) => {
      if (loads.addons !== "loading" && addons.length === 0) startLoad(enqueue, "addons")
    }),
    /** Stores the services, and takes their prices for those that are chosen. */
    takeServices: enqueueActions(({ context, enqueue }, { serviceOfferingCategories }: WorkshopBookingCatalogue) => {
      enqueue.assign({ services: serviceOfferingCategories })
      setServices(enqueue, context, updateChosen(context.session.services, serviceOfferingCategories, "service"))
    }),
    takeAddons: enqueueActions(({ context, enqueue }, { serviceOfferingCategories }: WorkshopBookingCatalogue) => {
      enqueue.assign({ addons: serviceOfferingCategories })
      setServices(enqueue, context, updateChosen(context.session.services, serviceOfferingCategories, "addon"))
      if (serviceOfferingCategories.every(({ offerings }) => offerings.length === 0))
        enqueue.raise({ type: "addonsMissing" })
    }),
    choose: enqueueActions(({ context, enqueue }, { services, inputCodes, milage }: Choice) => {
      enqueue.assign(({ context }) => ({ inputCodes, ...addToSession(context, { milage }) }))
      setServices(enqueue, context, services)
      if (milage === context.session.milage) return
      const isSame = formatCodes(services) === formatCodes(context.session.services)
      forgetPrices(enqueue, isSame ? context : { ...context, ...addToSession(context, { location: undefined }) })
    }),
    /** Fetches the prices for the mileage that the visitor has entered. */
    fetchPricesForMileage: enqueueActions(({ context: { loads, session }, enqueue }) => {
      startLoad(enqueue, "medians")
      if (loads.addons === "loaded") startLoad(enqueue, "addons")
      if (session.location !== undefined) startLoad(enqueue, "prices")
    }),
    /** Removes the prices of another mileage, because those for the current one have failed to load. */
    forgetMedians: assign(({ context }) => {
      const services = removePrices(context.services)
      return {
        services,
        ...addToSession(context, { services: updateChosen(context.session.services, services, "service") }),
      }
    }),
    searchFirst: enqueueActions(({ context, enqueue }) => {
      if (context.loads.workshops === "idle") sendSearch(enqueue)
    }),
    searchMore: enqueueActions(({ enqueue }) => sendSearch(enqueue)),
    takeWorkshop: assign(({ context }, happened: WatchClosestWorkshopsEvent | undefined) => {
      if (happened === undefined) return {}
      if (happened.name === "message") {
        const { nearer = context.nearer } = happened.data
        const isKnown = context.workshops.some(({ departmentId }) => departmentId === happened.data.departmentId)
        return isKnown ? {} : { nearer, workshops: [...context.workshops, happened.data] }
      }
      const { messages } = context
      return happened.name === "failed"
        ? { pageEnd: happened.name, messages: { ...messages, watchClosestWorkshops: happened.data.error } }
        : {
            pageEnd: happened.name,
            ...(happened.name === "nosites" && { nearer: happened.data.nearer ?? context.nearer }),
          }
    }),
    /**
     * Finishes loading a batch of workshops. Emits `noWorkshop` if the search has failed or has found no workshops.
     * Spec 3 §8.1.
     */
    endPage: enqueueActions(({ context: { pageEnd, workshops }, enqueue }) => {
      const isFailed = pageEnd === "failed"
      setStatus(enqueue, "workshops", isFailed ? "failed" : "loaded")
      if (isFailed || (pageEnd === "nosites" && workshops.length === 0)) enqueue.emit({ type: "noWorkshop" })
    }),
    takeLocation: enqueueActions(({ context, enqueue }, departmentId: string) => {
      const location = context.workshops.find((workshop) => workshop.departmentId === departmentId)
      const bookingInfo = { ...removeTime(context.session.bookingInfo), location: location?.siteName ?? "" }
      endHold(enqueue, context)
      enqueue.assign(() => addToSession(context, { location, bookingInfo }))
      fetchWorkshop(enqueue)
    }),
    forgetLocation: enqueueActions(({ context, enqueue }) => removeWorkshop(enqueue, context)),
    takeDays: assign(({ context }, loaded: WorkshopBookingTimeslots) => {
      const { session, soughtFrom } = context
      const days = [...context.days, ...loaded]
      const isLastDay = loaded.length < DAYS_AT_A_TIME
      return {
        days,
        isLastDay,
        ...(soughtFrom !== null && findShownWeek({ session, days, isLastDay }, soughtFrom)),
      }
    }),
    /** Loads more days if the visible week is the last one that has been loaded. Spec 3 §4.1. */
    fetchMoreDays: enqueueActions(({ context, enqueue }) => {
      if (context.loads.times === "loaded" && isNearEnd(context)) startLoad(enqueue, "times")
    }),
    /**
     * Removes the selected time after another visitor has booked or held it. The available times are loaded again, and
     * the same week remains visible, or the next one with an available time. Spec 3 §8.1.
     */
    loseTime: enqueueActions(({ context, enqueue }) => {
      endHold(enqueue, context)
      const bookingInfo = removeTime(context.session.bookingInfo)
      enqueue.assign(({ context }) => ({
        ...addToSession(context, { bookingInfo }),
        days: [],
        isLastDay: false,
        soughtFrom: context.week,
      }))
      startLoad(enqueue, "times")
    }),
    takePrices: assign((_, { offers }: WorkshopBookingPrices) => ({
      prices: toPrices(offers),
    })),
    takeAttempt: assign(({ context, event }) =>
      event.type === "SUBMIT" ? { ...createAttempt(context, event.details), messages: {}, isLimitReached: false } : {},
    ),
    confirm: enqueueActions(({ context, enqueue }, booked: WorkshopBookingConfirmation | null) => {
      const id = booked?.id ?? ""
      const bookingInfo = { ...context.session.bookingInfo, id, durationMinutes: booked?.durationMinutes }
      // The session keeps the prices at the workshop, because they are not fetched again.
      const prices = context.loads.prices === "loaded" ? context.prices : {}
      const services = setPrices(context.session.services, prices)
      forgetHold(enqueue)
      enqueue.assign(() => ({ ...addToSession(context, { bookingInfo, services, attempt: undefined }), messages: {} }))
      enqueue.emit({ type: "flowStep", step: 5 })
      enqueue.emit({ type: "purchase", bookingId: id, currency: "SEK", value: 0 }) // spec 3 §7.1, §9.1
    }),
    /** Has the service hold the chosen time. */
    holdTime: enqueueActions(({ context, enqueue }) => startHold(enqueue, context)),
    /** Holds the chosen time again when the visitor returns to it. */
    resumeHold: enqueueActions(({ context, enqueue }) => {
      if (getBookingTime(context.session) !== null && context.held === null) startHold(enqueue, context)
    }),
    endHold: enqueueActions(({ context, enqueue }) => endHold(enqueue, context)),
    forgetHold: enqueueActions(({ enqueue }) => forgetHold(enqueue)),
    finishHoldRequest: enqueueActions(({ context, enqueue }, hold: WorkshopBookingHold | null) =>
      finishRequest(enqueue, context, hold),
    ),
    renewHold: enqueueActions(({ context, enqueue }) => renewHold(enqueue, context)),
    keepHold: enqueueActions(({ enqueue }, hold: WorkshopBookingHold) => keepHold(enqueue, hold)),
    endHoldOver: enqueueActions(({ enqueue }) => finishHold(enqueue)),
    /** Reports a failed call that the visitor does not notice. */
    reportFailure: emit((_, { call, error }: Failure) => ({ type: "failure", call, error })),
    forgetAll: enqueueActions(({ enqueue }) => {
      enqueue.assign({ ...UNKNOWN, session: {} })
      stopLoads(enqueue, LOADS)
    }),
    setStatus: enqueueActions(({ enqueue }, { load, status }: { load: Load; status: LoadStatus }) =>
      setStatus(enqueue, load, status),
    ),
    recordFailure: enqueueActions(({ enqueue }, { call, error }: Failure) => {
      const message = getUserMessage(error)
      enqueue.assign(({ context: { messages } }) => ({ messages: { ...messages, [call]: message } }))
      enqueue.emit({ type: "failure", call, error })
    }),
    /** Reports that no workshop was found. Spec 3 §8.1. */
    reportNoWorkshop: emit({ type: "noWorkshop" }),
    retry: enqueueActions(({ context: { loads }, enqueue }) => {
      if (loads.services === "failed") startLoad(enqueue, "services")
      if (loads.medians === "failed") startLoad(enqueue, "medians")
      if (loads.times === "failed") startLoad(enqueue, "times")
      if (loads.prices === "failed") startLoad(enqueue, "prices")
      if (loads.workshops === "failed") sendSearch(enqueue)
    }),
    noteAddons: assign(({ context }, addons: boolean) =>
      addToSession(context, { bookingInfo: { ...context.session.bookingInfo, addons } }),
    ),
    forgetAttempt: assign(({ context }) => addToSession(context, { attempt: undefined })),
    noteTime: assign(({ context, event }) => {
      if (event.type !== "CHOOSE_TIME") return {}
      const { day, time } = event
      return setTime(context, { timeslot: `${day}T${time ?? FULL_DAY_TIME}:00`, isFullDay: time === null })
    }),
    noteFirstTime: assign(({ context }) => {
      const { location } = context.session
      if (location === undefined) return {}
      return setTime(context, { timeslot: location.firstTimeSlot, isFullDay: location.isFirstFullDay ?? false })
    }),
  },
})

function setTime(context: WorkshopBookingContext, timeSlot: TimeSlot): Partial<WorkshopBookingContext> {
  return {
    // What became of another time is no news any more.
    messages: { ...context.messages, createBooking: undefined, createHold: undefined },
    isLimitReached: false,
    ...addToSession(context, { bookingInfo: { ...context.session.bookingInfo, timeSlot } }),
  }
}

export interface Failed {
  readonly event: { readonly error: unknown }
}

/**
 * Creates the action that runs after a failed call. It stores the service's message for the visitor and emits an event
 * for operators.
 */
export function createFailureAction<Call extends keyof WorkshopBookingCalls>(call: Call) {
  return { type: "recordFailure", params: ({ event }: Failed) => ({ call, error: event.error }) } as const
}
