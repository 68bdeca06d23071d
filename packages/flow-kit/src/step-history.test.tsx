import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { createBrowserSteps, type StepOrder } from "./step-history.ts"

type Step = "search" | "login" | "validate" | "loggedIn" | "day" | "time" | "contact" | "confirmation"

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

const readSteps = () => history.state?.tyreHotel

/** Waits until the history contains the given steps. Navigating back in the browser is asynchronous. */
const waitForSteps = (steps: readonly Step[]) => expect.poll(() => readSteps()).toEqual(steps)

beforeEach(() => history.replaceState({ framework: 1 }, "", "/"))

function skipToContent(): void {
  history.pushState(null, "", "#content")
  dispatchEvent(new PopStateEvent("popstate"))
}

function visit(isShown: (step: Step) => boolean = () => true) {
  const steps = createBrowserSteps(ORDER)
  const seen: Step[] = []
  let last: Step | null = null
  const follow = (step: Step, previous?: readonly Step[]) => {
    last = step
    steps.follow(step, previous)
  }
  const stop = steps.listen((step) => {
    seen.push(step)
    follow(isShown(step) || last === null ? step : last)
  })
  return { ...steps, follow, stop, seen }
}

test("each step adds a history entry and preserves the other data in history.state", () => {
  const { follow, stop, openedAt } = visit()
  const previous = history.length
  for (const step of ["loggedIn", "day", "day", "time", "contact"] as const) follow(step)
  stop()

  expect(openedAt).toBeNull()
  expect(history.length).toBe(previous + 3)
  expect(history.state).toEqual({ framework: 1, tyreHotel: ["loggedIn", "day", "time", "contact"] })
})

test("the back and forward buttons show the step of the history entry and do not add a history entry", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  history.back()
  await expect.poll(() => seen).toEqual(["day"])
  expect(readSteps()).toEqual(["loggedIn", "day"])
  history.forward()
  await expect.poll(() => seen).toEqual(["day", "time"])
  expect(readSteps()).toEqual(["loggedIn", "day", "time"])
  stop()
})

test("when a visitor goes back several history entries quickly, only the step of the last entry is shown", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  const arriveAt = (steps: readonly Step[]) => {
    history.replaceState({ tyreHotel: steps }, "")
    dispatchEvent(new PopStateEvent("popstate"))
  }
  arriveAt(["loggedIn", "day"])
  arriveAt(["loggedIn"])
  // The flow follows the step that it still shows.
  follow("time")

  expect([seen, readSteps()]).toEqual([[], ["loggedIn"]])
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(readSteps()).toEqual(["loggedIn"])
  stop()
})

test("a stopped flow does not react to the back and forward buttons", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day"] as const) follow(step)
  dispatchEvent(new PopStateEvent("popstate"))
  stop()
  await new Promise((resolve) => setTimeout(resolve))

  expect(seen).toEqual([])
})

test("logging in removes the history entries of the steps before the login", async () => {
  const { follow, stop } = visit()
  for (const step of ["search", "login", "validate", "loggedIn"] as const) follow(step)
  await waitForSteps(["loggedIn"])
  stop()
})

test("going back from the confirmation skips the booking steps", async () => {
  const { follow, stop } = visit()
  for (const step of ["loggedIn", "day", "time", "contact", "confirmation"] as const) follow(step)
  await waitForSteps(["loggedIn", "confirmation"])
  history.back()
  await waitForSteps(["loggedIn"])
  stop()
})

test("showing the confirmation twice moves back in the browser history only once", () => {
  const { follow, stop } = visit()
  for (const step of ["loggedIn", "day", "time", "contact"] as const) follow(step)
  // A browser goes back later than the call.
  const go = vi.spyOn(history, "go").mockImplementation(() => {})
  onTestFinished(() => go.mockRestore())
  follow("confirmation")
  follow("confirmation")
  stop()

  expect(go.mock.calls).toEqual([[-3]])
})

test("showing a step with a list of previous steps removes the history entries of all steps that are not in the list", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "day", "time"] as const) follow(step)
  follow("contact", ["loggedIn", "day"])
  // At once: a visitor who goes back now gets to the day, not to the step before it.
  expect(readSteps()).toEqual(["loggedIn", "day", "contact"])
  history.back()
  await waitForSteps(["loggedIn", "day"])
  await expect.poll(() => seen).toEqual(["day"])
  stop()
})

test("when a step is in its list of previous steps, showing the step a second time adds no history entry", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["loggedIn", "confirmation"] as const) follow(step)
  const previous = history.length
  follow("loggedIn", ["loggedIn"])
  follow("loggedIn", ["loggedIn"])

  expect([readSteps(), history.length]).toEqual([["loggedIn", "loggedIn"], previous])
  history.back()
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(readSteps()).toEqual(["loggedIn"])
  follow("loggedIn", ["loggedIn"])
  expect(readSteps()).toEqual(["loggedIn", "loggedIn"])
  stop()
})

test("going back to an unavailable step returns to the current step", async () => {
  const { follow, stop } = visit((step) => step !== "login")
  for (const step of ["search", "login", "validate"] as const) follow(step)
  history.back()
  await waitForSteps(["search", "login", "validate"])
  stop()
})

test("clicking a fragment link leaves the flow at the current step and removes the fragment from the URL", async () => {
  const { follow, stop, seen } = visit()
  for (const step of ["search", "login", "validate"] as const) follow(step)
  skipToContent()
  await waitForSteps(["search", "login", "validate"])
  expect(history.state).toMatchObject({ framework: 1 })
  expect(location.hash).toBe("")
  follow("loggedIn")
  await waitForSteps(["loggedIn"])
  expect(location.hash).toBe("")

  skipToContent()
  await waitForSteps(["loggedIn"])
  follow("day")
  expect(location.hash).toBe("")
  history.back()
  await waitForSteps(["loggedIn"])
  await expect.poll(() => seen).toEqual(["loggedIn"])
  expect(location.hash).toBe("")
  stop()
})

test("after a reload, clicking a fragment link preserves the steps in history.state", async () => {
  history.replaceState({ framework: 1, tyreHotel: ["loggedIn", "day"] }, "")
  const { follow, stop } = visit()
  follow("day")
  skipToContent()
  await waitForSteps(["loggedIn", "day"])
  stop()
})

test("opening a flow removes the fragment from the URL of the page and keeps the query parameters", () => {
  history.replaceState({ framework: 1 }, "", "/?from=letter#content")
  const { follow, stop } = visit()
  follow("search")
  stop()

  expect(location.pathname + location.search + location.hash).toBe("/?from=letter")
})

test.each(["/other#content", "/"])("the history entry of another URL, such as %s, is not changed", (address) => {
  const { follow, stop, seen } = visit()
  follow("search")
  history.pushState(null, "", address)
  dispatchEvent(new PopStateEvent("popstate"))
  stop()

  expect([history.state, location.pathname + location.hash, seen]).toEqual([null, address, []])
})

test("after a reload, the flow opens at the last valid step in history.state", () => {
  history.replaceState({ tyreHotel: ["loggedIn", "constructor", 7, "day"] }, "")
  expect(createBrowserSteps(ORDER).openedAt).toBe("day")
  history.replaceState({ tyreHotel: "day" }, "")
  expect(createBrowserSteps(ORDER).openedAt).toBeNull()
})
