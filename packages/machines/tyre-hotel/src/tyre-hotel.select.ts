import type { SnapshotFrom } from "xstate"
import type { tyreHotelMachine } from "./tyre-hotel.machine.ts"
import type { StoredVehicle, TyreHotelStep } from "./tyre-hotel.types.ts"

export type TyreHotelSnapshot = SnapshotFrom<typeof tyreHotelMachine>

/** The pages of the flow. Spec 3 §2.4. */
export type TyreHotelPage = "search" | "login" | "validate" | "loggedIn" | "booking" | "confirmation"

function getState({ value }: TyreHotelSnapshot): readonly [state: TyreHotelPage | "resuming", within: string] {
  if (typeof value === "string") return [value, ""]
  const [[state, within] = ["search", ""]] = Object.entries(value)
  return [state as TyreHotelPage, within]
}

/** Returns the current page. While an earlier session is being restored, this is the search page. */
export function getCurrentPage(snapshot: TyreHotelSnapshot): TyreHotelPage {
  const [state] = getState(snapshot)
  return state === "resuming" ? "search" : state
}

/** Returns the visible step for the browser history. Returns `null` if the step is not known yet. */
export function getCurrentStep(snapshot: TyreHotelSnapshot): TyreHotelStep | null {
  const [state, within] = getState(snapshot)
  if (state !== "booking") return state === "resuming" ? null : state
  if (within.startsWith("restoring")) return null
  if (within.startsWith("times")) return "time"
  return /dates/i.test(within) ? "day" : "contact"
}

/**
 * Returns the steps that can precede the current step if they differ from {@link STEPS_BEFORE}, otherwise `undefined`.
 * A day without times has no step for selecting a time. After a cancellation, the previous step is the page with the
 * tyres.
 */
export function getStepsBefore(snapshot: TyreHotelSnapshot): readonly TyreHotelStep[] | undefined {
  if (snapshot.context.cancelled !== null) return ["loggedIn"]
  return isTimeLeftOpen(snapshot) ? STEPS_BEFORE.time : undefined
}

/** Returns true while the flow waits for a call and the page shows a loading overlay. Spec 3 §4.2. */
export function isBusy(snapshot: TyreHotelSnapshot): boolean {
  return snapshot.hasTag("busy")
}

/** Returns the moment until which the chosen time is held for the visitor, or `null` if it is not held. */
export function getHeldUntil({ context: { held } }: TyreHotelSnapshot): string | null {
  return held?.expiresAt ?? null
}

/** Returns true if the hold of the chosen time has ended. */
export function isHoldOver({ context }: TyreHotelSnapshot): boolean {
  return context.isHoldOver
}

/** Returns true if the visitor can log out. Spec 3 §2.4. */
export function canLogOut(snapshot: TyreHotelSnapshot): boolean {
  return snapshot.matches("loggedIn") || snapshot.matches("booking") || snapshot.matches("confirmation")
}

/**
 * Returns the vehicle whose tyres are in storage (the first vehicle in the session), or `null` if there is none. Spec 3
 * §3.2.
 */
export function getVehicle({ context }: TyreHotelSnapshot): StoredVehicle | null {
  return context.session.validated?.vehicles[0] ?? null
}

/**
 * Returns true if the selected day has no times from which the visitor can choose. The workshop then suggests a time
 * after the booking. Spec 3 §4.2.
 */
export function isTimeLeftOpen(snapshot: TyreHotelSnapshot): boolean {
  const { slots, slot, day } = snapshot.context
  return day !== null && slots.length === 0 && slot === null && getCurrentStep(snapshot) === "contact"
}

/** The steps that can precede each step. The browser's back button leads to the most recently shown of these steps. */
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
