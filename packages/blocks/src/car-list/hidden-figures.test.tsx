import { EXAMPLE_ITEMS } from "@forecourt/finance"
import type { Report } from "@forecourt/renderer"
import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { renderDocument, siteFor } from "../../test/render.tsx"
import type { CarListData } from "./car-list.load.ts"

const LOAN = "car_loan_monthly_cost"

function createData(cost: number): CarListData {
  const cars = [{ ...found.car, [LOAN]: cost }]
  return { query: "", found: { items: cars, total: 1, facets: [], ranges: [], places: [] } } as unknown as CarListData
}

async function renderList(cost: number) {
  const reports: Report[] = []
  const site = siteFor({ name: "se-used", report: (report) => reports.push(report) })
  const list = await renderDocument("CarList", { monthly: "Loan" }, site, createData(cost))
  return {
    reports,
    example: list.querySelector("[data-part=note]:last-child")?.textContent,
    card: list.querySelector("[data-scope=car-card]"),
  }
}

test("a list with the costs of loans contains the whole representative example of a car", async () => {
  const { example } = await renderList(found.car[LOAN])
  const other = await renderList(found.car[LOAN] + 2)

  expect(example).toContain(`Räkneexempel för ${found.car.car_brand} ${found.car.car_model}`)
  expect(example?.split(" · ")).toHaveLength(EXAMPLE_ITEMS.se.length)
  expect(other.example).toBe("")
})

test("a card hides a monthly cost that differs from the search index, and the list reports it", async () => {
  const same = await renderList(found.car[LOAN])
  const other = await renderList(found.car[LOAN] + 2)

  expect(same.reports).toEqual([])
  expect(same.card?.textContent).toMatch(/kr\/mån/)
  expect(other.card?.textContent).not.toMatch(/kr\/mån/)
  expect(other.reports).toMatchObject([{ kind: "hidden-figure", block: "CarList", id: `${found.car.car_id} loan` }])
})
