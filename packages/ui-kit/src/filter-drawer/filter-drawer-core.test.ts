import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { createFilterDrawerState, type FilterRoom, filterDrawerNext, getPresentation } from "./filter-drawer-core.ts"

function startIn(room: FilterRoom) {
  const filters = createHarness(filterDrawerNext, createFilterDrawerState(false))
  filters.send({ type: "resized", room, hasFocus: false })
  return {
    ...filters,
    resize: (to: FilterRoom, hasFocus = false) => filters.send({ type: "resized", room: to, hasFocus }),
    isOpen: () => filters.state().isOpen,
  }
}

test("the filters are initially hidden on a phone and initially shown next to the list in a wide window", () => {
  expect((["narrow", "wide", "widest"] as const).map((room) => startIn(room).isOpen())).toEqual([false, true, true])
})

test("a panel that the visitor has closed remains closed when the window is resized", () => {
  const filters = startIn("widest")
  filters.send({ type: "toggle" })

  const seen = (["wide", "narrow", "wide", "widest"] as const).map((room) => {
    filters.resize(room)
    return filters.isOpen()
  })

  expect(seen).toEqual([false, false, false, false])
})

test("narrowing the window closes the panel unless the focus is inside the panel", () => {
  const filters = startIn("wide")

  filters.resize("narrow")
  expect(filters.isOpen()).toBe(false)
  filters.resize("wide")
  filters.resize("narrow", true)
  expect(filters.isOpen()).toBe(true)
  filters.resize("widest", true)

  expect(filters.isOpen()).toBe(true)
})

test("opening the drawer and widening the window shows an open panel, even if the visitor had closed the panel before", () => {
  const filters = startIn("wide")
  filters.send({ type: "toggle" })
  filters.resize("narrow")
  filters.send({ type: "toggle" })

  filters.resize("wide")

  expect(filters.isOpen()).toBe(true)
})

test("the panel can be sticky only in a wide window", () => {
  const rooms = ["narrow", "wide", "widest"] as const

  expect(rooms.map((room) => getPresentation(room, "sticky"))).toEqual(["drawer", "panel", "sticky"])
  expect(rooms.map((room) => getPresentation(room, "default"))).toEqual(["drawer", "panel", "panel"])
  expect(getPresentation(null, "sticky")).toBeNull()
})
