import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { type DismissibleEvent, dismissibleNext } from "./dismissible-core.ts"

const start = () => createHarness(dismissibleNext, { isOpen: false })

test("a press opens the dismissible content, and a second press closes it", () => {
  const note = start()

  note.send({ type: "toggle" })
  expect(note.state().isOpen).toBe(true)
  note.send({ type: "toggle" })
  expect(note.state().isOpen).toBe(false)
})

test("only closing with Escape returns the focus to the button", () => {
  const note = start()

  for (const reason of ["outside-press", "focus-out"] as const) {
    note.send({ type: "toggle" })
    note.send({ type: "dismiss", reason })
    expect(note.state().isOpen).toBe(false)
    expect(note.effects).toEqual([])
  }

  note.send({ type: "toggle" })
  note.send({ type: "dismiss", reason: "escape" })
  expect(note.effects).toEqual([{ type: "focus-trigger" }])
})

test("after any sequence of events, moving the focus out of the open content closes it and does not focus the button", () => {
  fuzz({
    next: dismissibleNext,
    initial: { isOpen: false },
    events: fc.oneof(
      fc.constant<DismissibleEvent>({ type: "toggle" }),
      fc.boolean().map((isOpen): DismissibleEvent => ({ type: "set", isOpen })),
      fc
        .constantFrom("escape", "outside-press", "focus-out")
        .map((reason): DismissibleEvent => ({ type: "dismiss", reason })),
    ),
    finally: (note) => {
      const moves = note.effects.length
      note.send({ type: "dismiss", reason: "focus-out" })

      expect(note.state().isOpen).toBe(false)
      expect(note.effects).toHaveLength(moves)
    },
  })
})
