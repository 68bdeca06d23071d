import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { getOpenness, type HandleRowEvent, type HandleRowState, handleRowAt, handleRowNext } from "./handle-row-core.ts"

function start(isOpen = false) {
  const row = createHarness<HandleRowState, HandleRowEvent>(handleRowNext(), handleRowAt(isOpen))
  row.send({ type: "measured", travelPx: 1000 })
  return row
}

test("dragging a closed handle row by at least 30 % of the distance opens the row, and a shorter drag does not [spec 2 §9 carousel.snap, §2.5 car-row-drag.snap]", () => {
  const short = start()
  short.send({ type: "drag", byPx: 299 })
  short.send({ type: "drop", byPx: 299 })
  expect(short.state().isOpen).toBe(false)

  const enough = start()
  enough.send({ type: "drag", byPx: 300 })
  enough.send({ type: "drop", byPx: 300 })
  expect(enough.state().isOpen).toBe(true)
})

test("dragging an open handle row back by at least 30 % of the distance closes the row", () => {
  const back = start(true)
  back.send({ type: "drop", byPx: -300 })
  expect(back.state().isOpen).toBe(false)

  const further = start(true)
  further.send({ type: "drop", byPx: 800 })
  expect(further.state().isOpen).toBe(true)
})

test("a press toggles the handle row", () => {
  const row = start()

  row.send({ type: "press" })

  expect(row.state().isOpen).toBe(true)
  expect(getOpenness(row.state())).toBe(1)
})

test("a dragged handle row follows the pointer within its limits, and a cancelled drag returns the row to its position", () => {
  const row = start()

  row.send({ type: "drag", byPx: 250 })
  expect(getOpenness(row.state())).toBe(0.25)
  row.send({ type: "drag", byPx: 4000 })
  expect(getOpenness(row.state())).toBe(1)
  row.send({ type: "abandon" })

  expect(getOpenness(row.state())).toBe(0)
})

test("after any sequence of events the handle row is fully open or fully closed and is no longer being dragged", () => {
  const px = fc.integer({ min: -3000, max: 3000 })
  fuzz<HandleRowState, HandleRowEvent>({
    next: handleRowNext(),
    initial: handleRowAt(false),
    events: fc.oneof(
      fc.boolean().map((isOpen) => ({ type: "set" as const, isOpen })),
      px.map((travelPx) => ({ type: "measured" as const, travelPx })),
      px.map((byPx) => ({ type: "drag" as const, byPx })),
      px.map((byPx) => ({ type: "drop" as const, byPx })),
      fc.constantFrom({ type: "press" as const }, { type: "abandon" as const }),
    ),
    checkAlways: (row) => {
      expect(getOpenness(row.state())).toBeGreaterThanOrEqual(0)
      expect(getOpenness(row.state())).toBeLessThanOrEqual(1)
      expect(row.state().travelPx).toBeGreaterThanOrEqual(0)
    },
    finally: (row) => {
      row.send({ type: "abandon" })
      expect(getOpenness(row.state())).toBe(row.state().isOpen ? 1 : 0)
      const previous = row.state().isOpen
      row.send({ type: "press" })
      expect(row.state().isOpen).toBe(!previous)
    },
  })
})
