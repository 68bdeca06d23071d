import type { TyreHotelStep } from "@forecourt/tyre-hotel-machine"
import { beforeEach, expect, test, vi } from "vitest"
import { browserSteps } from "./step-history.ts"

const shown = () => history.state?.tireHotel

/** As the browser does: later, with an event. */
const until = (steps: readonly TyreHotelStep[]) => vi.waitFor(() => expect(shown()).toEqual(steps))

beforeEach(() => history.replaceState({ framework: 1 }, "", "/"))

/** A visitor who is shown whatever step they go to. */
function visit(isShown: (step: TyreHotelStep) => boolean = () => true) {
  const steps = browserSteps()
  const seen: TyreHotelStep[] = []
  let last: TyreHotelStep | null = null
  const follow = (step: TyreHotelStep) => {
    last = step
    steps.follow(step)
  }
  const stop = steps.listen((step) => {
    seen.push(step)
    follow(isShown(step) || last === null ? step : last)
  })
  return { ...steps, follow, stop, seen }
}

test("each step is an entry that leads back to the one before; others keep what is theirs in it", () => {
  const { follow, stop, openedAt } = visit()
  const before = history.length
  for (const step of ["loggedIn", "day", "day", "time", "contact"] as const) follow(step)
  stop()

  expect(openedAt).toBeNull()
  expect(history.length).toBe(before + 3)
  expect(history.state).toEqual({ framework: 1, tireHotel: ["loggedIn", "day", "time", "contact"] })
})

test("back and forward show the step, and add no entry", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  history.back()
  await until(["loggedIn", "day"])
  history.forward()
  await until(["loggedIn", "day", "time"])
  stop()

  await vi.waitFor(() => expect(seen).toEqual(["day", "time"]))
})

test("steps before the code are left behind for good once somebody is logged in", async () => {
  const { follow, stop } = visit()
  for (const step of ["search", "login", "validate", "loggedIn"] as const) follow(step)
  await until(["loggedIn"])
  stop()
})

test("what is booked lies next to the tyres, whatever lay between", async () => {
  const { follow, stop } = visit()
  for (const step of ["loggedIn", "day", "time", "contact", "confirmation"] as const) follow(step)
  await until(["loggedIn", "confirmation"])
  history.back()
  await until(["loggedIn"])
  stop()
})

test("a step that cannot be shown any more is left again", async () => {
  const { follow, stop } = visit((step) => step !== "login")
  for (const step of ["search", "login", "validate"] as const) follow(step)
  history.back()
  await until(["search", "login", "validate"])
  stop()
})

test("a page that is loaded anew goes on at the step it was left at; what is no step is none", () => {
  history.replaceState({ tireHotel: ["loggedIn", "constructor", 7, "day"] }, "")
  expect(browserSteps().openedAt).toBe("day")
  history.replaceState({ tireHotel: "day" }, "")
  expect(browserSteps().openedAt).toBeNull()
})
