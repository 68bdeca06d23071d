import { expect, test } from "vitest"
import { getFurthest, readSteps, STEP_NAMES } from "./steps.rules.ts"
import type { BookingState } from "./workshop-booking.types.ts"

test("getFurthest returns the later of two steps [spec 3 §4.1 workshop-advances]", () => {
  for (const [index, reached] of STEP_NAMES.entries())
    expect(STEP_NAMES.map((target) => getFurthest(reached, target))).toEqual(
      STEP_NAMES.map((target, other) => (other > index ? target : reached)),
    )
})

test.each<[BookingState, string, string]>([
  [0, "vehicle", "vehicle"],
  [1, "vehicle", "vehicle"],
  [2, "services", "services"],
  [3, "addons", "addons"],
  [4, "workshop", "workshop"],
  [5, "workshop", "booked"],
])("a stored booking in state %i has reached %s and opens at %s [spec 3 §3.1]", (bookingState, reached, arrivedAt) => {
  expect(readSteps({ bookingState })).toEqual({ reached, arrivedAt })
})

test("a stored booking opens at the step that was last displayed", () => {
  expect(readSteps({ bookingState: 4, displayState: 2 })).toEqual({ reached: "workshop", arrivedAt: "services" })
  expect(readSteps({})).toEqual({ reached: "vehicle", arrivedAt: "vehicle" })
})
