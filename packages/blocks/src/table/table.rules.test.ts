import { expect, test } from "vitest"
import { createRows } from "./table.rules.ts"

const text = (value: string) => ({ value })
const columns = [
  { heading: text("Modell"), isNumber: false },
  { heading: text("Räckvidd"), isNumber: true },
]
const cell = (value: string) => ({ text: text(value) })

test("missing cells of a row are filled with undefined, and surplus cells are removed", () => {
  const rows = [{ cells: [cell("Tind E")] }, { cells: [cell("Tind E"), cell("510 km"), cell("för mycket")] }]

  expect(createRows({ columns, rows })).toEqual([
    [cell("Tind E"), undefined],
    [cell("Tind E"), cell("510 km")],
  ])
})

test("a table without rows has no cells", () => {
  expect(createRows({ columns })).toEqual([])
})
