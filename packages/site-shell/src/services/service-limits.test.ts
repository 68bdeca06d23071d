import { TYRE_HOTEL_OPERATIONS } from "@forecourt/contracts/tyre-hotel.operations"
import { expect, test } from "vitest"
import { createServiceLimits } from "./service-limits.ts"

const TEN_MINUTES_MS = 600_000

/** The expected limits for ten minutes, written by hand. */
const LIMITS: readonly (readonly [name: string, ofAddress: number, subject: string, ofSubject: number])[] = [
  ["findCustomer", 40, "regNo", 60],
  ["sendCode", 20, "encryptedPhoneNumber", 5],
  ["validateCode", 40, "authToken", 10],
  ["fetchSlotDays", 200, "session", 60],
  ["fetchSlots", 400, "session", 120],
  ["createBooking", 40, "session", 15],
  ["settleOrder", 80, "session", 30],
  ["fetchBookings", 200, "session", 60],
  ["cancelBooking", 40, "session", 15],
  ["logOut", 80, "session", 5],
  ["createHold", 200, "session", 60],
  ["addReview", 20, "session", 5],
]

/** The calls that have no further limit, since the id of a hold cannot be guessed. */
const LIMITS_OF_ADDRESS: readonly (readonly [name: string, ofAddress: number])[] = [
  ["renewHold", 100],
  ["releaseHold", 200],
]

function letThrough(name: string, getSender: (n: number) => readonly [address: string, about: string]) {
  const call = TYRE_HOTEL_OPERATIONS.find((item) => item.name === name)
  if (call === undefined) throw new Error(`There is no call ${name}.`)
  const [, , subject = "regNo"] = LIMITS.find(([limitName]) => limitName === name) ?? []
  const limits = createServiceLimits(1, () => 0)
  return Array.from({ length: 500 }, (_, n) => {
    const [address, about] = getSender(n)
    return limits.take(
      call,
      address,
      subject === "session"
        ? { values: {}, body: {}, token: about }
        : { values: {}, body: { [subject]: about }, token: "" },
    )
  }).filter((waitMs) => waitMs === 0).length
}

test("every tyre hotel call has a rate limit", () => {
  expect([...LIMITS, ...LIMITS_OF_ADDRESS].map(([name]) => name).sort()).toEqual(
    TYRE_HOTEL_OPERATIONS.map(({ name }) => name).sort(),
  )
})

test.each([...LIMITS.map(([name, most]) => [name, most] as const), ...LIMITS_OF_ADDRESS])(
  "%s: an IP address is allowed %i calls, even if the calls are for different vehicles, phone numbers or sessions",
  (name, most) => {
    expect(letThrough(name, (n) => ["192.0.2.1", `subject ${n}`])).toBe(most)
  },
)

test.each(LIMITS)(
  "%s: an IP address is allowed %i calls, and each %s is allowed %i calls from all IP addresses together",
  (name, _, __, most) => {
    expect(letThrough(name, (n) => [`192.0.${n % 250}.${Math.floor(n / 250)}`, "the same"])).toBe(most)
  },
)

test("rejected calls do not count towards the rate limits, which are reset after ten minutes", () => {
  const clock = { now: 0 }
  const limits = createServiceLimits(1, () => clock.now)
  const call = TYRE_HOTEL_OPERATIONS.find(({ name }) => name === "sendCode")
  const send = (address: string) =>
    call ? limits.take(call, address, { values: {}, body: { encryptedPhoneNumber: "sealed" }, token: "" }) : -1

  expect(Array.from({ length: 5 }, () => send("192.0.2.1"))).toEqual([0, 0, 0, 0, 0])
  clock.now = 1000
  expect(Array.from({ length: 100 }, () => send("192.0.2.2"))).toEqual(Array(100).fill(TEN_MINUTES_MS - 1000))
  clock.now = TEN_MINUTES_MS
  expect(Array.from({ length: 6 }, () => send("192.0.2.2"))).toEqual([0, 0, 0, 0, 0, TEN_MINUTES_MS])
})
