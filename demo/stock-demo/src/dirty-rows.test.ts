import { parseCar } from "@forecourt/contracts/search"
import { expect, test } from "vitest"
import { demoStock } from "./demo-stock.ts"
import { DIRTY_FAULTS, dirtyRows } from "./dirty-rows.ts"

const [GOOD] = demoStock("sk-used", { count: 1 })
const good: Readonly<Record<string, unknown>> = { ...GOOD }

for (const { fault, refused, rows } of DIRTY_FAULTS) {
  test(`${fault} is ${refused === null ? "accepted" : `refused for ${refused}`}`, () => {
    expect(rows(good).map((row) => parseCar(row) === null)).toEqual(rows(good).map(() => refused !== null))
  })
}

test("a dirty row has only the fault for which it is refused", () => {
  for (const { refused, rows } of DIRTY_FAULTS) {
    if (refused === null) continue
    const [row] = rows(good)
    expect(parseCar({ ...row, [refused]: good[refused] }), refused).not.toBeNull()
  }
})

test("dirty rows have identifiers that no car has, and two rows share one", () => {
  const ids = dirtyRows("se-used").map(({ car_id }) => car_id)
  const stock = new Set<unknown>(demoStock("se-used", { count: 50 }).map(({ car_id }) => car_id))

  expect(ids).toHaveLength(DIRTY_FAULTS.length + 1)
  expect(new Set(ids).size).toBe(DIRTY_FAULTS.length)
  expect(ids.filter((id) => stock.has(id))).toEqual([])
})

test("dirty rows are unchanged after a conversion to NDJSON and back", () => {
  const rows = dirtyRows("uk-automotive")

  expect(rows.map((row) => JSON.parse(JSON.stringify(row)))).toEqual(rows)
})
