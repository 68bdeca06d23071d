import { act, renderHook, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { beforeEach, expect, test } from "vitest"
import { createActor, setup } from "xstate"
import { createBrowserSteps } from "./step-history.ts"
import { followSteps, type OpenFlow, useFlow } from "./use-flow.ts"

type Step = "service" | "time"
type Event = { readonly type: "CHOOSE" } | { readonly type: "SHOW"; readonly step: Step }

const booking = setup({ types: { events: {} as Event } }).createMachine({
  initial: "service",
  states: {
    service: { on: { CHOOSE: "time", SHOW: { guard: ({ event }) => event.step === "time", target: "time" } } },
    time: { on: { SHOW: { guard: ({ event }) => event.step === "service", target: "service" } } },
  },
})

const openBooking = (): OpenFlow<typeof booking> => ({ actor: createActor(booking) })

beforeEach(() => history.replaceState(null, "", "/"))

test("useFlow returns the initial snapshot of the flow and sends events to its actor", () => {
  const { result } = renderHook(() => useFlow(openBooking))

  expect(result.current.snapshot?.value).toBe("service")
  act(() => result.current.send({ type: "CHOOSE" }))
  expect(result.current.snapshot?.value).toBe("time")
})

test("useFlow opens no flow on the server", () => {
  function Flow() {
    return <p>{`${useFlow(openBooking).snapshot}`}</p>
  }

  expect(renderToString(<Flow />)).toBe("<p>null</p>")
})

test("useFlow opens the flow only after the stored session has been read", async () => {
  const kept = Promise.withResolvers<OpenFlow<typeof booking>>()
  const open = () => kept.promise
  const { result } = renderHook(() => useFlow(open))

  expect(result.current).toMatchObject({ snapshot: null, opening: "under way" })
  kept.resolve(openBooking())
  await waitFor(() => expect(result.current.snapshot?.value).toBe("service"))
  expect(result.current.opening).toBe("no")
})

test("useFlow queues events that are sent before the flow opens", async () => {
  const kept = Promise.withResolvers<OpenFlow<typeof booking>>()
  const open = () => kept.promise
  const { result } = renderHook(() => useFlow(open))
  const { send } = result.current
  send({ type: "CHOOSE" })
  kept.resolve(openBooking())
  await waitFor(() => expect(result.current.snapshot?.value).toBe("time"))

  act(() => send({ type: "SHOW", step: "service" }))
  expect(result.current.snapshot?.value).toBe("service")
})

test("useFlow returns the state 'failed' when the flow cannot be opened", async () => {
  const open = () => Promise.reject(new Error("The script did not come."))
  const { result } = renderHook(() => useFlow(open))

  await waitFor(() => expect(result.current).toMatchObject({ snapshot: null, opening: "failed" }))
})

test("useFlow stops the flow on unmount and does not start a flow that finishes loading after the unmount", async () => {
  const [actor, late] = [createActor(booking), createActor(booking)]
  const open = () => ({ actor })
  renderHook(() => useFlow(open)).unmount()
  expect(actor.getSnapshot().status).toBe("stopped")

  const kept = Promise.withResolvers<OpenFlow<typeof booking>>()
  const openLater = () => kept.promise
  renderHook(() => useFlow(openLater)).unmount()
  kept.resolve({ actor: late })
  await kept.promise
  late.send({ type: "CHOOSE" })
  expect(late.getSnapshot().value).toBe("service")
})

test("the back and forward buttons move between the steps until the component unmounts", async () => {
  const actor = createActor(booking)
  const open = (): OpenFlow<typeof booking> => ({
    actor,
    followers: [
      () =>
        followSteps<typeof booking, Step>(actor, {
          history: createBrowserSteps<Step>({ key: "booking", before: { service: [], time: ["service"] } }),
          getStep: (now) => [now.value],
          show: (step) => ({ type: "SHOW", step }),
        }),
    ],
  })
  const { result, unmount } = renderHook(() => useFlow(open))
  act(() => result.current.send({ type: "CHOOSE" }))
  expect(history.state).toEqual({ booking: ["service", "time"] })

  act(() => history.back())
  await waitFor(() => expect(result.current.snapshot?.value).toBe("service"))
  act(() => history.forward())
  await waitFor(() => expect(result.current.snapshot?.value).toBe("time"))

  unmount()
  history.back()
  await waitFor(() => expect(history.state).toEqual({ booking: ["service"] }))
  expect(actor.getSnapshot().value).toBe("time")
})
