import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { type DrawerEvent, drawerNext } from "./drawer-core.ts"

const start = () => createHarness(drawerNext, { isOpen: false })

test("opening or closing the drawer twice opens or closes the native dialog only once", () => {
  const drawer = start()

  drawer.send({ type: "open", reason: "trigger" })
  drawer.send({ type: "open", reason: "trigger" })
  drawer.send({ type: "close", reason: "escape" })
  drawer.send({ type: "close", reason: "close-button" })

  expect(drawer.effects).toEqual([{ type: "show" }, { type: "hide" }])
})

test("when the browser reports that the drawer is already open, the native dialog is not opened again", () => {
  const drawer = start()

  drawer.send({ type: "synchronise", isOpen: true })

  expect(drawer.state().isOpen).toBe(true)
  expect(drawer.effects).toEqual([])
})

test("after any sequence of events the native dialog is open if and only if isOpen is true", () => {
  const anyEvent: fc.Arbitrary<DrawerEvent> = fc.oneof(
    fc.constantFrom("open", "close").map((type) => ({ type, reason: "trigger" }) as const),
    fc.boolean().map((isOpen) => ({ type: "synchronise", isOpen }) as const),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const drawer = start()
      let browser = false
      let done = 0
      for (const event of events) {
        if (event.type === "synchronise") browser = event.isOpen
        drawer.send(event)
        for (const { type } of drawer.effects.slice(done)) browser = type === "show"
        done = drawer.effects.length

        expect(browser).toBe(drawer.state().isOpen)
      }
    }),
  )
})
