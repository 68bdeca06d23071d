import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { createOverlayNext, type OverlayEvent, type OverlayState, SAY_AFTER_MS } from "./loading-overlay-core.ts"

const start = () => createHarness<OverlayState, OverlayEvent>(createOverlayNext(), "resting")
const set = (isBusy: boolean): OverlayEvent => ({ type: "set", isBusy })

test("the loading state is announced after exactly half a second", () => {
  const overlay = start()
  overlay.send(set(true))

  overlay.pass(SAY_AFTER_MS - 1)
  expect(overlay.state()).toBe("busy")
  overlay.pass(1)
  expect(overlay.state()).toBe("saying")
})

test("a wait shorter than half a second is not announced", () => {
  const overlay = start()
  overlay.send(set(true))
  overlay.pass(SAY_AFTER_MS - 1)

  overlay.send(set(false))
  overlay.pass(SAY_AFTER_MS)

  expect(overlay.state()).toBe("resting")
})

test("a long wait is announced only once", () => {
  const overlay = start()
  overlay.send(set(true))
  overlay.pass(SAY_AFTER_MS)

  overlay.send(set(true))

  expect(overlay.state()).toBe("saying")
})

test("the delay before the announcement starts again with each wait", () => {
  const overlay = start()
  overlay.send(set(true))
  overlay.pass(400)
  overlay.send(set(false))
  overlay.send(set(true))

  overlay.pass(400)

  expect(overlay.state()).toBe("busy")
})

test("after any sequence of events, the overlay is inactive and no timer is running once loading has ended", () => {
  fuzz<OverlayState, OverlayEvent>({
    next: createOverlayNext(),
    initial: "resting",
    events: fc.oneof(fc.boolean().map(set), fc.constant<OverlayEvent>({ type: "due" })),
    finally: (overlay) => {
      overlay.send(set(false))

      expect(overlay.state()).toBe("resting")
      expect(overlay.waiting()).toEqual([])
    },
  })
})
