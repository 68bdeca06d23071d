import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { createBrowserSteps, type StepOrder } from "./step-history.ts"

type Step = "search" | "login" | "validate" | "loggedIn" | "day" | "time" | "contact" | "confirmation"

/** Steps as a flow with a login has them. */
const ORDER: StepOrder<Step> = {
  key: "tyreHotel",
  before: {
    search: [],
    login: ["search"],
    validate: ["search", "login"],
    loggedIn: [],
    day: ["loggedIn"],
    time: ["loggedIn", "day"],
    contact: ["loggedIn", "day", "time"],
    confirmation: ["loggedIn"],
  },
}

const shown = () => history.state?.tyreHotel

/** As the browser does: later, with an event. */
const until = (steps: readonly Step[]) => expect.poll(() => shown()).toEqual(steps)

beforeEach(() => history.replaceState({ framework: 1 }, "", "/"))

/** As a browser does for a link to a fragment: an entry without a state, and an event. */
function skipToContent(): void {
  history.pushState(null, "", "#content")
  dispatchEvent(new PopStateEvent("popstate"))
}

/** A visitor who is shown whatever step they go to. */
function visit(isShown: (step: Step) => boolean = () => true) {
  const steps = createBrowserSteps(ORDER)
  const seen: Step[] = []
  let last: Step | null = null
  const follow = (step: Step, before?: readonly Step[]) => {
    last = step
    steps.follow(step, before)
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
  expect(history.state).toEqual({ framework: 1, tyreHotel: ["loggedIn", "day", "time", "contact"] })
})

test("back and forward show the step, and add no entry", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  history.back()
  await expect.poll(() => seen).toEqual(["day"])
  expect(shown()).toEqual(["loggedIn", "day"])
  history.forward()
  await expect.poll(() => seen).toEqual(["day", "time"])
  expect(shown()).toEqual(["loggedIn", "day", "time"])
  stop()
})

test("a step is shown once the browser's event is over; of several the last one, and nothing is written before", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  const arriveAt = (steps: readonly Step[]) => {
    history.replaceState({ tyreHotel: steps }, "")
    dispatchEvent(new PopStateEvent("popstate"))
  }
  arriveAt(["loggedIn", "day"])
  arriveAt(["loggedIn"])
  // What the flow says of the step that it still shows.
  follow("time")

  expect([seen, shown()]).toEqual([[], ["loggedIn"]])
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(shown()).toEqual(["loggedIn"])
  stop()
})

test("who has left the flow is shown no step of it", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day"] as const) follow(step)
  dispatchEvent(new PopStateEvent("popstate"))
  stop()
  await new Promise((resolve) => setTimeout(resolve))

  expect(seen).toEqual([])
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

test("a step that is said twice while the browser goes back is gone back for once", () => {
  const { follow, stop } = visit()
  for (const step of ["loggedIn", "day", "time", "contact"] as const) follow(step)
  // A browser goes later than it is told to.
  const go = vi.spyOn(history, "go").mockImplementation(() => {})
  onTestFinished(() => go.mockRestore())
  follow("confirmation")
  follow("confirmation")
  stop()

  expect(go.mock.calls).toEqual([[-3]])
})

test("a step that turned out to be none is not gone back to", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  follow("contact", ["loggedIn", "day"])
  // At once: whoever goes back now comes to the day, not before it.
  expect(shown()).toEqual(["loggedIn", "day", "contact"])
  history.back()
  await until(["loggedIn", "day"])
  await expect.poll(() => seen).toEqual(["day"])
  stop()
})

test("a step that lies before itself is shown anew, in place of one that is over, and no more than once", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "confirmation"] as const) follow(step)
  const before = history.length
  follow("loggedIn", ["loggedIn"])
  follow("loggedIn", ["loggedIn"])

  expect([shown(), history.length]).toEqual([["loggedIn", "loggedIn"], before])
  history.back()
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(shown()).toEqual(["loggedIn"])
  follow("loggedIn", ["loggedIn"])
  expect(shown()).toEqual(["loggedIn", "loggedIn"])
  stop()
})

test("a step that cannot be shown any more is left again", async () => {
  const { follow, stop } = visit((step) => step !== "login")
  for (const step of ["search", "login", "validate"] as const) follow(step)
  history.back()
  await until(["search", "login", "validate"])
  stop()
})

test("a link within the page is an entry at which the flow goes on; none that it goes back to has a fragment", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["search", "login", "validate"] as const) follow(step)
  skipToContent()
  await until(["search", "login", "validate"])
  expect(history.state).toMatchObject({ framework: 1 })
  expect(location.hash).toBe("")
  follow("loggedIn")
  await until(["loggedIn"])
  expect(location.hash).toBe("")

  skipToContent()
  await until(["loggedIn"])
  follow("day")
  expect(location.hash).toBe("")
  history.back()
  await until(["loggedIn"])
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(location.hash).toBe("")
  stop()
})

test("a page that is loaded anew goes on past a link within it, too", async () => {
  history.replaceState({ framework: 1, tyreHotel: ["loggedIn", "day"] }, "")
  const { follow, stop } = visit()
  follow("day")
  skipToContent()
  await until(["loggedIn", "day"])
  stop()
})

test("a page that was opened at a fragment has none once the flow is there", () => {
  history.replaceState({ framework: 1 }, "", "/?from=letter#content")
  const { follow, stop } = visit()
  follow("search")
  stop()

  expect(location.pathname + location.search + location.hash).toBe("/?from=letter")
})

test.each(["/other#content", "/"])("an entry that is no link within the page is left alone: %s", (address) => {
  const { follow, stop, seen } = visit()
  follow("search")
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
  stop()

  expect([history.state, location.pathname + location.hash, seen]).toEqual([null, address, []])
})

test("a page that is loaded anew goes on at the step it was left at; what is no step is none", () => {
  history.replaceState({ tyreHotel: ["loggedIn", "constructor", 7, "day"] }, "")
  expect(createBrowserSteps(ORDER).openedAt).toBe("day")
  history.replaceState({ tyreHotel: "day" }, "")
  expect(createBrowserSteps(ORDER).openedAt).toBeNull()
})
