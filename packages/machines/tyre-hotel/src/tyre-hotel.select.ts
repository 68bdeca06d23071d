import type { SnapshotFrom } from "xstate"
import type { tyreHotelMachine } from "./tyre-hotel.machine.ts"
import type { StoredVehicle, TyreHotelStep } from "./tyre-hotel.types.ts"

export type TyreHotelSnapshot = SnapshotFrom<typeof tyreHotelMachine>

/** The flow's pages. Spec 3 §2.4. */
export type TyreHotelPage = "search" | "login" | "validate" | "loggedIn" | "booking" | "confirmation"

const PAGES: readonly TyreHotelPage[] = ["search", "login", "validate", "loggedIn", "booking", "confirmation"]

/** The page that is shown. */
export function currentPage(snapshot: TyreHotelSnapshot): TyreHotelPage {
  return PAGES.find((page) => snapshot.matches(page)) ?? "search"
}

const STEPS_OF_BOOKING: readonly (readonly [state: string, step: TyreHotelStep | null])[] = [
  ["restoring", null],
  ["dates", "day"],
  ["noDates", "day"],
  ["times", "time"],
]

/** The step that is shown, for whoever keeps a history of them; `null` while it is not known yet. */
export function currentStep(snapshot: TyreHotelSnapshot): TyreHotelStep | null {
  const page = currentPage(snapshot)
  if (page !== "booking") return snapshot.matches("resuming") ? null : page
  const state = String(Object.values(snapshot.value)[0])
  const [, step] = STEPS_OF_BOOKING.find(([prefix]) => state.startsWith(prefix)) ?? [state, "contact"]
  return step
}

/** Whether a call runs that the page waits for: a loading overlay lies over its form. Spec 3 §4.2. */
export function isBusy(snapshot: TyreHotelSnapshot): boolean {
  return snapshot.hasTag("busy")
}

/** Whether 'Logga ut' is offered. Spec 3 §2.4. */
export function canLogOut(snapshot: TyreHotelSnapshot): boolean {
  return snapshot.matches("loggedIn") || snapshot.matches("booking") || snapshot.matches("confirmation")
}

/** The vehicle whose tyres are stored: the first one counts. Spec 3 §3.2. */
export function vehicleOf({ context }: TyreHotelSnapshot): StoredVehicle | null {
  return context.session.validated?.vehicles[0] ?? null
}

/** Whether the workshop gets back with a time: the day has none to choose from. Spec 3 §4.2. */
export function isTimeLeftOpen(snapshot: TyreHotelSnapshot): boolean {
  const { slots, slot, day } = snapshot.context
  return day !== null && slots.length === 0 && slot === null && currentStep(snapshot) === "contact"
}

/** Steps that lie before one: a browser's way back leads to the last of them that was shown. */
export const STEPS_BEFORE: Readonly<Record<TyreHotelStep, readonly TyreHotelStep[]>> = {
  search: [],
  login: ["search"],
  validate: ["search", "login"],
  // Who has logged in does not go back to the code.
  loggedIn: [],
  day: ["loggedIn"],
  time: ["loggedIn", "day"],
  contact: ["loggedIn", "day", "time"],
  // What is booked is not filled in again.
  confirmation: ["loggedIn"],
}
