import { createHash } from "node:crypto"
import { slidingWindow } from "../visitor/sliding-window.ts"
import { networkOf } from "../visitor/visitor-address.ts"
import type { Errand, Subject, TyreHotelCall, TyreHotelCallName } from "./tyre-hotel-calls.ts"

const WINDOW_MS = 10 * 60 * 1000

/** By whom or what is asked about; every call is limited by the address it comes from. */
type Limits = { readonly address: number } & Partial<Readonly<Record<Subject, number>>>

/**
 * How often a call may be made in ten minutes. An address stands for a household, an office or a part of a mobile
 * network; a plate may be asked for more often than one address may ask, so that nobody can lock its owner out alone.
 */
const MOST: Readonly<Record<TyreHotelCallName, Limits>> = {
  findCustomer: { address: 40, plate: 60 },
  sendCode: { address: 20, phone: 5 },
  validateCode: { address: 40, request: 10 },
  fetchSlotDays: { address: 200, session: 60 },
  fetchSlots: { address: 400, session: 120 },
  createBooking: { address: 40, session: 15 },
  settleOrder: { address: 80, session: 30 },
  fetchBookings: { address: 200, session: 60 },
  cancelBooking: { address: 40, session: 15 },
  addReview: { address: 20, session: 5 },
  logOut: { address: 80, session: 5 },
}

export interface TyreHotelLimits {
  /** Counts a call that may be made; one that may not is not counted. @returns milliseconds to wait, or 0. */
  readonly take: (call: TyreHotelCall, address: string, about: Errand["about"]) => number
}

/** Limits for each address, plate, phone number, code and session; the factor widens them all. */
export function tyreHotelLimits(factor: number, now?: () => number): TyreHotelLimits {
  const window = slidingWindow({ windowMs: WINDOW_MS, ...(now && { now }) })

  return {
    take({ name }, address, about) {
      const seen: Partial<Record<string, string>> = { ...about, address: networkOf(address) }
      const counted = Object.entries(MOST[name]).map(([subject, most]) => ({
        key: keyOf(name, subject, seen[subject] ?? ""),
        most: most * factor,
      }))
      const wait = Math.max(...counted.map(({ key, most }) => window.waitMs(key, most)))
      if (wait === 0) for (const { key } of counted) window.count(key)
      return wait
    },
  }
}

/** Short, and nobody's plate or number. */
function keyOf(...parts: readonly string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url")
}
