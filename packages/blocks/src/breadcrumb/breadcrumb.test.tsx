import data from "@forecourt/schemas/blocks/breadcrumb/data/default.json" with { type: "json" }
import { within } from "@testing-library/react"
import { expect, test } from "vitest"
import { createPlatform, propsFor } from "../../test/load.ts"
import { renderDocument, renderHtml } from "../../test/render.tsx"
import { smallStock } from "../../test/small-stock.ts"
import { load } from "./breadcrumb.load.ts"

test("the breadcrumb starts at the home page and ends at the current page without a link", async () => {
  const way = within(await renderDocument("Breadcrumb", {}, undefined, data)).getByRole("navigation", {
    name: "Du är här",
  })

  expect(
    within(way)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/verkstad", "/verkstad/dackhotell"])
  expect(way.querySelector("[aria-current=page]")?.textContent).toBe("Välj däck")
})

test("the breadcrumb uses the home page's title from the content platform", async () => {
  const way = await renderDocument("Breadcrumb", { homeTitle: { value: "Start" } }, undefined, data)

  expect(within(way).getByRole("link", { name: "Start" }).getAttribute("href")).toBe("/")
})

test("the home page has no breadcrumb", async () => {
  expect(await renderHtml("Breadcrumb", {}, undefined, { steps: [], current: "Hem" })).toBe("")
})

test("ancestors are rendered from the home page down, although the platform lists the nearest parent first", async () => {
  const ancestor = (name: string, path: string) => ({ name, displayName: name, url: { path } })
  const { services } = createPlatform({
    Ancestors: { item: { ancestors: [ancestor("Nyheter", "/nyheter"), ancestor("Hem", "/")] } },
  })
  const { props } = propsFor(services, { page: { id: "PAGE", name: "Kyla" } })

  expect(await load(props as never)).toEqual({
    steps: [
      { path: "/", title: "Hem" },
      { path: "/nyheter", title: "Nyheter" },
    ],
    current: "Kyla",
  })
})

test("the breadcrumb sends one search, which requests the brand and model facet but no cars [spec 2 §7 breadcrumb-query]", async () => {
  const { services } = createPlatform({ Ancestors: { item: { ancestors: [] } } })
  const { search, requests } = smallStock()
  const stocked = { ...services, stock: { ...services.stock, findCars: search } }
  const page = { id: "PAGE", name: "Bilar", choices: { values: ["kia"] } }

  await load(propsFor(stocked as never, { page, site: { path: "/bilar" } }).props as never)

  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ limit: 0 })
  expect(requests[0]?.facets).toContainEqual(expect.objectContaining({ name: "car_brand", child_name: "car_model" }))
})

test("the breadcrumb contains the ancestors of the car list, then the brand and the model in the URL path [spec 2 §2.1 breadcrumb.ancestors breadcrumb.brand-model]", async () => {
  const home = { name: "Hem", displayName: "Hem", url: { path: "/" } }
  const { services } = createPlatform({ Ancestors: { item: { ancestors: [home] } } })
  const stocked = { ...services, stock: { ...services.stock, findCars: smallStock().search } }
  const renderAt = async (values: readonly string[]) => {
    const { props } = propsFor(stocked as never, {
      page: { id: "PAGE", name: "Bilar", choices: { values } },
      site: { path: "/bilar" },
    })
    return load(props as never)
  }
  const above = [
    { path: "/", title: "Hem" },
    { path: "/bilar", title: "Bilar" },
  ]

  expect(await renderAt(["ev6", "kia"])).toEqual({
    steps: [...above, { path: "/bilar/-/kia", title: "Kia" }],
    current: "EV6",
  })
  expect(await renderAt(["diesel", "kia"])).toEqual({ steps: above, current: "Kia" })
})
