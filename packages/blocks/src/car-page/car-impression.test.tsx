import { parseAnalyticsEvent } from "@forecourt/contracts/analytics/analytics-event"
import { act, fireEvent, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { FINANCED } from "../../test/financed-car.ts"
import { renderLive } from "../../test/render.tsx"
import type { FoundCar } from "./find-car.ts"

const { car: CAR } = found as FoundCar

afterEach(() => {
  vi.useRealTimers()
  delete window.dataLayer
})

const messages = () => (window.dataLayer ?? []).slice(1)

test("the product event is pushed to the data layer only after the page-impression event [spec 2 §2.5 car-impression, §7 analytics-events.product]", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] })
  await renderLive("CarDetail", {}, undefined, found)
  expect(window.dataLayer ?? []).toEqual([])

  window.dataLayer = [{ event: "page_impression" }]
  vi.advanceTimersByTime(100)

  expect(messages()).toEqual([
    {
      event: "product_detail_page",
      item_id: CAR?.car_id,
      item_brand: "Ford",
      item_name: "Ford Mustang Mach-E",
      item_variant: "Extended Range AWD",
      price: CAR?.car_price,
      currency: "SEK",
    },
  ])
  expect(messages().map(parseAnalyticsEvent)).not.toContain(null)
})

test("opening or closing the loan section or a leasing section pushes an analytics event [spec 2 §2.5 car-costs.loan car-costs.leasing]", async () => {
  window.dataLayer = [{ event: "page_impression" }]
  const page = await renderLive("CarDetail", {}, undefined, { ...found, car: { ...CAR, ...FINANCED } })
  const ways = [...page.querySelectorAll("details")].filter((item) => within(item).queryByRole("heading", { level: 3 }))
  const [loan, lease, company] = ways as [HTMLDetailsElement, HTMLDetailsElement, HTMLDetailsElement]
  window.dataLayer.splice(1)

  expect(ways.map((way) => [within(way).getByRole("heading", { level: 3 }).textContent?.trim(), way.open])).toEqual([
    ["Billån", true],
    ["Privatleasing", false],
    ["Företagsleasing", false],
  ])
  await toggle(loan, true)
  expect(messages()).toEqual([])
  await toggle(lease, true)
  await toggle(loan, false)
  await toggle(company, true)

  const cost = { event: "product_cost", item_id: CAR?.car_id }
  expect(messages()).toEqual([
    { ...cost, cost_type: "private_leasing", cost_action: "open" },
    { ...cost, cost_type: "loan", cost_action: "close" },
    { ...cost, cost_type: "company_leasing", cost_action: "open" },
  ])
  expect(messages().map(parseAnalyticsEvent)).not.toContain(null)
})

async function toggle(details: HTMLDetailsElement, open: boolean) {
  details.open = open
  await act(async () => void fireEvent(details, new Event("toggle")))
}
