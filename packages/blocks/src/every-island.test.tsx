import { act, render } from "@testing-library/react"
import type { ReactNode } from "react"
import { expect, test, vi } from "vitest"
import { contactForm } from "../test/contact-form.tsx"
import { financeQuote } from "../test/finance-quote.tsx"
import { renderLive, siteFor } from "../test/render.tsx"
import { EX30 } from "../test/stock-car.ts"
import { CarDetails } from "./car-page/car-details.tsx"
import { examples } from "./generated/examples.ts"
import * as islands from "./generated/islands.tsx"
import { CarContactForm, FinanceQuote } from "./generated/islands.tsx"
import { registry } from "./generated/registry.ts"

const named = new Set<string>()

test.each(Object.entries(registry).map(([name, { name: block }]) => [block, name] as const))(
  "every island of %s has the attribute data-hydrated after hydration",
  async (block, name) => {
    const silent: string[] = []

    for (const { fields, data } of examples.filter(
      (example) => example.block === block && example.kind !== "invalid",
    )) {
      const page = await renderLive(name, fields, siteFor({ report: () => {}, services: ["search-alerts"] }), data)
      for (const { dataset } of page.querySelectorAll<HTMLElement>("[data-island]")) {
        named.add(dataset.island ?? "")
        if (dataset.hydrated === undefined) silent.push(dataset.island ?? "")
      }
    }

    expect(silent).toEqual([])
  },
)

const site = siteFor({ report: () => {} })

const FORM = <CarContactForm {...contactForm(site)} />
const QUOTE = <FinanceQuote {...financeQuote(site)} />

const moving = { car: { ...EX30, motionOf: "AB12 CDE" }, site: { ...site, services: ["vehicle-media"] } }

const PAGES: readonly (readonly [name: string, page: ReactNode])[] = [
  ["a car", <CarDetails key="car" car={EX30} site={site} listHref="/bilar" form={FORM} quote={QUOTE} />],
  ["a car with a 360° view", <CarDetails key="moving" {...moving} listHref="/cars" />],
]

test.each(PAGES)("each island on the page of %s has data-hydrated after hydration", async (_, page) => {
  const { container } = await act(async () => render(page))
  await act(async () => vi.dynamicImportSettled())

  const islands = [...container.querySelectorAll<HTMLElement>("[data-island]")]
  for (const { dataset } of islands) named.add(dataset.island ?? "")
  expect(islands.filter(({ dataset }) => dataset.hydrated === undefined)).toEqual([])
})

test("every registered island is rendered at least once", () => {
  expect([...named].toSorted()).toEqual(Object.keys(islands).toSorted())
})
