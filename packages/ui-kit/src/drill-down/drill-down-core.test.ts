import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { type DrillDownEvent, drillDownNext, drillDownTop } from "./drill-down-core.ts"

const start = () => createHarness(drillDownNext, drillDownTop)
const drill = (...path: string[]) => ({ type: "drill", path, reason: "trigger" }) as const
const back = { type: "back", reason: "back-button" } as const

test("opening a panel focuses its heading, and going back focuses the trigger in the previous panel", () => {
  const menu = start()

  menu.send(drill("cars"))
  menu.send(drill("cars", "used"))
  menu.send(back)
  menu.send(back)

  expect(menu.state().path).toEqual([])
  expect(menu.effects).toEqual([
    { type: "focus-heading", key: "cars" },
    { type: "focus-heading", key: "used" },
    { type: "focus-trigger", key: "used" },
    { type: "focus-trigger", key: "cars" },
  ])
})

test("going back at the top level of a drill-down menu has no effect", () => {
  const menu = start()

  menu.send(back)

  expect(menu.state()).toBe(drillDownTop)
  expect(menu.effects).toEqual([])
})

test("a change of the open panel by find-in-page or by the value prop does not move the focus", () => {
  const menu = start()

  menu.send({ type: "drill", path: ["cars", "used"], reason: "found" })
  menu.send({ type: "set", path: ["workshop"] })

  expect(menu.state().path).toEqual(["workshop"])
  expect(menu.effects).toEqual([])
})

test("opening a panel animates forward, and going back animates backward", () => {
  const menu = start()

  menu.send(drill("cars"))
  expect(menu.state().direction).toBe("forward")
  menu.send(back)
  expect(menu.state().direction).toBe("back")
})

const KEYS = ["cars", "used", "electric"]

test("after any sequence of events the focus is on an open panel or a trigger, and going back repeatedly leads to the top level", () => {
  const path = fc.integer({ min: 0, max: KEYS.length }).map((depth) => KEYS.slice(0, depth))
  const reason = fc.constantFrom("trigger", "arrow", "found")
  let moves = 0

  fuzz({
    next: drillDownNext,
    initial: drillDownTop,
    events: fc.oneof(
      fc.record({ type: fc.constant("drill"), path, reason }) as fc.Arbitrary<DrillDownEvent>,
      fc.constantFrom("back-button", "arrow", "escape").map((why): DrillDownEvent => ({ type: "back", reason: why })),
      path.map((keys): DrillDownEvent => ({ type: "set", path: keys })),
    ),
    checkAlways: (menu) => {
      const { path } = menu.state()
      expect(path).toEqual(KEYS.slice(0, path.length))
      if (menu.effects.length <= moves) {
        moves = menu.effects.length
        return
      }
      moves = menu.effects.length
      const { type, key } = menu.effects.at(-1) ?? { type: "", key: "" }
      expect(type === "focus-heading" ? path.at(-1) : KEYS[path.length]).toBe(key)
    },
    finally: (menu) => {
      for (const _ of KEYS) menu.send(back)
      moves = 0

      expect(menu.state().path).toEqual([])
      expect(menu.waiting()).toEqual([])
    },
  })
})
