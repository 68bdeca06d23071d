import { type CalendarDay, WEEKDAYS } from "@forecourt/calendar"
import type { SnapshotFrom } from "xstate"
import { hasChosen, hasService } from "./chosen-services.ts"
import { getStepNumber, STEP_NAMES } from "./steps.rules.ts"
import type { workshopBookingMachine } from "./workshop-booking.machine.ts"
import {
  createSummary,
  findFirstMonday,
  PAGE_SIZE,
  type PriceKind,
  type PriceSummary,
  sortWorkshops,
  toPrices,
  WEEKS_AT_A_TIME,
} from "./workshop-booking.rules.ts"
import type {
  Step,
  WorkshopBookingDay,
  WorkshopBookingSession,
  WorkshopBookingWorkshop,
} from "./workshop-booking.types.ts"

export type WorkshopBookingSnapshot = SnapshotFrom<typeof workshopBookingMachine>

/** Returns the number of the furthest step that a booking has reached. Spec 3 §4.1. */
export function getReachedStep(snapshot: WorkshopBookingSnapshot): Step {
  return getStepNumber(snapshot.matches("booked") ? "booked" : snapshot.context.reached)
}

/**
 * Lists the numbers of the visible steps, which are all steps up to the furthest one. After the confirmation, no steps
 * are visible. Spec 3 §2.1.
 */
export function listShownSteps(snapshot: WorkshopBookingSnapshot): readonly Step[] {
  const last = getReachedStep(snapshot)
  return last === 5 ? [] : STEP_NAMES.map(getStepNumber).filter((step) => step <= last)
}

/** Returns the number of the open step. Spec 3 §2.1. */
export function openStep(snapshot: WorkshopBookingSnapshot): Step {
  if (snapshot.matches("open"))
    return getStepNumber(STEP_NAMES.find((step) => snapshot.matches({ open: { step } })) ?? "vehicle")
  if (snapshot.matches("requesting")) return getStepNumber(snapshot.context.arrivedAt)
  return getStepNumber(snapshot.matches("booked") ? "booked" : "workshop")
}

/** Returns the session as it is stored, including the numbers of the steps. Spec 3 §3.1, §4.1. */
export function toSession(snapshot: WorkshopBookingSnapshot): WorkshopBookingSession {
  const { session, reached } = snapshot.context
  if (reached === "vehicle" && !snapshot.matches("booked")) return session
  return { ...session, bookingState: getReachedStep(snapshot), maxBookingState: 4, displayState: openStep(snapshot) }
}

/** Returns true if a step is shown as completed. Spec 3 §4.1. */
export function isStepDone(snapshot: WorkshopBookingSnapshot, step: Step): boolean {
  return getReachedStep(snapshot) > step
}

/** Returns true while the page is waiting for a call. */
export function isBusy(snapshot: WorkshopBookingSnapshot): boolean {
  return snapshot.hasTag("busy")
}

/** Returns the moment until which the chosen time is held for the visitor, or `null` if it is not held. */
export function getHeldUntil({ context: { held } }: WorkshopBookingSnapshot): string | null {
  return held?.expiresAt ?? null
}

/** Returns true if the hold of the chosen time has ended. */
export function isHoldOver({ context }: WorkshopBookingSnapshot): boolean {
  return context.isHoldOver
}

/** Returns the state of the look-up of a car by its registration number. */
export function getLookUpState(snapshot: WorkshopBookingSnapshot): "idle" | "looking" | "unsupported" | "failed" {
  const states = ["looking", "unsupported", "failed"] as const
  return states.find((state) => snapshot.matches({ open: { lookUp: state } })) ?? "idle"
}

/**
 * Returns true if at least one service or add-on is chosen, so that the button “Fortsätt” (continue) can leave the
 * step. Spec 3 §4.1.
 */
export function canContinue({ context }: WorkshopBookingSnapshot, type: "service" | "addon"): boolean {
  return hasChosen(context.session.services, type)
}

/** Lists the codes of the ticked services that still need a text or the mileage. Spec 3 §5.1. */
export function listMissingInputs({ context: { inputCodes, session } }: WorkshopBookingSnapshot): readonly string[] {
  return inputCodes.filter((code) => !hasService(session.services ?? {}, code))
}

/** Lists the workshops in the chosen order. Spec 3 §4.1. */
export function listWorkshops({ context }: WorkshopBookingSnapshot): readonly WorkshopBookingWorkshop[] {
  return sortWorkshops(context.workshops, context.order)
}

/** Returns the number of workshops that are still missing in the batch that is currently loading. Spec 3 §4.1. */
export function getExpectedWorkshops(snapshot: WorkshopBookingSnapshot): number {
  const { workshops, pageStart, loads } = snapshot.context
  return loads.workshops === "loading" ? Math.max(0, PAGE_SIZE - (workshops.length - pageStart)) : 0
}

/** Returns true if the search has ended without finding a workshop. Spec 3 §8.1. */
export function isWithoutWorkshops({ context: { loads, pageEnd, workshops } }: WorkshopBookingSnapshot): boolean {
  return loads.workshops === "loaded" && pageEnd === "nosites" && workshops.length === 0
}

/** Returns the Monday of the first week that the visitor can select. */
export function getFirstMonday({ context }: WorkshopBookingSnapshot): CalendarDay {
  return findFirstMonday(context)
}

/** Groups the loaded days into weeks, which start on Monday. Spec 3 §4.1. */
export function listWeeks({ context: { days } }: WorkshopBookingSnapshot): readonly (readonly WorkshopBookingDay[])[] {
  return Array.from({ length: Math.ceil(days.length / WEEKDAYS.length) }, (_, week) =>
    days.slice(week * WEEKDAYS.length, (week + 1) * WEEKDAYS.length),
  )
}

/**
 * Lists the weeks from which the visitor can select, each with its index and the date of its Monday. The weeks are
 * divided into groups of four, and the list contains the group with the visible week. Spec 3 §4.1.
 */
export function listWeekChoices(snapshot: WorkshopBookingSnapshot): readonly { week: number; monday: CalendarDay }[] {
  const weeks = listWeeks(snapshot)
  const first = Math.floor(snapshot.context.week / WEEKS_AT_A_TIME) * WEEKS_AT_A_TIME
  return weeks.map(([monday], week) => ({ week, monday: monday?.date ?? "" })).slice(first, first + WEEKS_AT_A_TIME)
}

/** Lists the days of the shown week. Spec 3 §4.1. */
export function listShownDays(snapshot: WorkshopBookingSnapshot): readonly WorkshopBookingDay[] {
  return listWeeks(snapshot)[snapshot.context.week] ?? []
}

/** Returns the origin of the prices of a summary. */
export function getPriceKind(snapshot: WorkshopBookingSnapshot): PriceKind {
  const { loads, session } = snapshot.context
  // The session of a booking has the prices at its workshop.
  if (snapshot.matches("booked")) return "workshop"
  const isOfWorkshop = session.location !== undefined
  const load = loads[isOfWorkshop ? "prices" : "medians"]
  if (load === "failed") return isOfWorkshop ? "failed" : "median"
  if (load === "loaded") return isOfWorkshop ? "workshop" : "median"
  return load === "loading" || isOfWorkshop ? "loading" : "median"
}

/**
 * Returns the chosen services with their prices. If a workshop is chosen, the prices are those of the workshop. While
 * prices are loading, there are none. Spec 3 §2.1, §9.1.
 */
export function getPriceSummary(snapshot: WorkshopBookingSnapshot): PriceSummary {
  const { session, prices } = snapshot.context
  const kind = getPriceKind(snapshot)
  if (kind === "loading") return createSummary(session.services, {})
  return createSummary(session.services, kind === "workshop" && !snapshot.matches("booked") ? prices : null)
}

/**
 * Returns the total price of the chosen services at a workshop of the list, or `null` if the service has sent no prices
 * for it.
 */
export function getWorkshopTotal(
  { context: { session } }: WorkshopBookingSnapshot,
  { offers }: WorkshopBookingWorkshop,
): Pick<PriceSummary, "total" | "isPartial"> | null {
  return offers === undefined ? null : createSummary(session.services, toPrices(offers))
}

/** Returns the workshop with the earliest available time of those that are listed, or `null` if it is the closest. */
export function findEarliestWorkshop({
  context: { workshops },
}: WorkshopBookingSnapshot): WorkshopBookingWorkshop | null {
  const [earliest = null] = sortWorkshops(workshops, "firstTime")
  return earliest === workshops[0] ? null : earliest
}

/** Returns true while the standard prices for another mileage are loading. */
export function isPricing({ context: { loads } }: WorkshopBookingSnapshot): boolean {
  return loads.medians === "loading"
}
