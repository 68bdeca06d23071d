import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../test-harness/create-harness.ts"
import { type DialogEvent, dialogNext } from "./dialog-core.ts"

const start = () => createHarness(dialogNext, { isOpen: false })

test("opening shows it once, closing hides it once", () => {
  const dialog = start()

  dialog.send({ type: "open", reason: "trigger" })
  dialog.send({ type: "open", reason: "trigger" })
  dialog.send({ type: "close", reason: "escape" })
  dialog.send({ type: "close", reason: "close-button" })

  expect(dialog.effects).toEqual([{ type: "show" }, { type: "hide" }])
})

test("what the browser did on its own is only taken note of", () => {
  const dialog = start()

  dialog.send({ type: "synchronise", isOpen: true })

  expect(dialog.state().isOpen).toBe(true)
  expect(dialog.effects).toEqual([])
})

test("whatever happens, the browser's dialog and the state agree", () => {
  const anyEvent: fc.Arbitrary<DialogEvent> = fc.oneof(
    fc.constantFrom("open", "close").map((type) => ({ type, reason: "trigger" }) as const),
    fc.boolean().map((isOpen) => ({ type: "synchronise", isOpen }) as const),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const dialog = start()
      let browser = false
      let done = 0
      for (const event of events) {
        if (event.type === "synchronise") browser = event.isOpen
        dialog.send(event)
        for (const { type } of dialog.effects.slice(done)) browser = type === "show"
        done = dialog.effects.length

        expect(browser).toBe(dialog.state().isOpen)
      }
    }),
  )
})
