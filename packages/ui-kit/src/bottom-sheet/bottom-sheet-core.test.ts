import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import {
  type BottomSheetEvent,
  CLOSE_PX,
  createBottomSheetNext,
  createBottomSheetState,
  PEEK_PX,
} from "./bottom-sheet-core.ts"

const start = (isOpen: boolean) =>
  createHarness(createBottomSheetNext({ openPx: PEEK_PX, closePx: CLOSE_PX }), createBottomSheetState(isOpen))

test.each([
  [true, 200, true],
  [true, 201, false],
  [true, -300, true],
  [false, -71, false],
  [false, -72, true],
  [false, 300, false],
])("a bottom sheet with isOpen=%s that is dragged by %d px and released has isOpen=%s", (isOpen, byPx, after) => {
  const sheet = start(isOpen)

  sheet.send({ type: "drag", byPx })
  expect(sheet.state().draggedPx).toBe(byPx)
  sheet.send({ type: "drop", byPx })

  expect(sheet.state()).toEqual(createBottomSheetState(after))
})

test("a cancelled drag neither opens nor closes the bottom sheet", () => {
  const sheet = start(true)

  sheet.send({ type: "drag", byPx: 400 })
  sheet.send({ type: "abandon" })

  expect(sheet.state()).toEqual(createBottomSheetState(true))
})

test("after any sequence of events, releasing the pointer ends the drag and the handle can still toggle the bottom sheet", () => {
  const anyEvent: fc.Arbitrary<BottomSheetEvent> = fc.oneof(
    fc.boolean().map((isOpen) => ({ type: "set", isOpen }) as const),
    fc.constantFrom({ type: "press" } as const, { type: "close", reason: "escape" } as const),
    fc.record({ type: fc.constant("drag" as const), byPx: fc.integer() }),
  )
  fc.assert(
    fc.property(fc.array(anyEvent), fc.integer(), (events, byPx) => {
      const sheet = start(false)
      for (const event of events) sheet.send(event)
      sheet.send({ type: "drop", byPx })
      const { isOpen, draggedPx } = sheet.state()
      expect(draggedPx).toBeNull()

      sheet.send({ type: "press" })

      expect(sheet.state().isOpen).toBe(!isOpen)
    }),
  )
})
