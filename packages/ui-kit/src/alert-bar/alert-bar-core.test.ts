import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { type AlertEvent, COLLAPSE_MS, createAlertNext } from "./alert-bar-core.ts"

const start = (isDismissible = true) => createHarness(createAlertNext(isDismissible), "shown")

test("dismissing the alert bar stores the dismissal, moves the focus and collapses the bar [spec 1 §4 alert-dismiss]", () => {
  const alert = start()

  alert.send({ type: "dismiss" })

  expect(alert.state()).toBe("collapsing")
  expect(alert.effects).toEqual([{ type: "remember" }, { type: "leave" }])
  alert.send({ type: "collapsed" })
  expect(alert.state()).toBe("gone")
})

test("a dismissed alert bar is removed even without a transitionend event", () => {
  const alert = start()
  alert.send({ type: "dismiss" })

  alert.pass(COLLAPSE_MS)

  expect(alert.state()).toBe("gone")
})

test("the alert bar is hidden from a visitor who dismissed it on an earlier visit", () => {
  const alert = start()

  alert.send({ type: "remembered" })

  expect(alert.state()).toBe("gone")
  expect(alert.effects).toEqual([])
})

const anyStep = fc.oneof(
  fc.constantFrom<AlertEvent["type"]>("remembered", "dismiss", "collapsed").map((type) => ({ type })),
  fc.integer({ min: 0, max: 2000 }).map((ms) => ({ ms })),
)

function play(steps: readonly (AlertEvent | { readonly ms: number })[], isDismissible: boolean) {
  const alert = start(isDismissible)
  for (const step of steps) {
    if ("ms" in step) alert.pass(step.ms)
    else alert.send(step)
  }
  return alert
}

test("a warning remains visible and sets no cookie after any sequence of events [spec 1 §4 alert-warning]", () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const alert = play(steps, false)

      expect(alert.state()).toBe("shown")
      expect(alert.effects).toEqual([])
    }),
  )
})

test("after any sequence of events, the dismissal is stored at most once and the alert bar finishes collapsing", () => {
  fc.assert(
    fc.property(fc.array(anyStep), (steps) => {
      const alert = play(steps, true)
      alert.pass(COLLAPSE_MS)

      expect(alert.state()).not.toBe("collapsing")
      expect(alert.effects.filter(({ type }) => type === "remember").length).toBeLessThanOrEqual(1)
    }),
  )
})
