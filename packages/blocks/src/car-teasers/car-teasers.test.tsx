import { within } from "@testing-library/react"
import { expect, test } from "vitest"
import cars from "../../../../schemas/blocks/car-teasers/data/default.json" with { type: "json" }
import listed from "../../../../schemas/blocks/car-teasers/data/list.json" with { type: "json" }
import example from "../../../../schemas/blocks/car-teasers/examples/default.json" with { type: "json" }
import list from "../../../../schemas/blocks/car-teasers/examples/list.json" with { type: "json" }
import { renderDocument, renderHtml } from "../../test/render.tsx"

test("selected cars are rendered in a grid, each with a link to its page [spec 2 §2.8 teaser-ids]", async () => {
  const block = await renderDocument("CarTeaser", example, undefined, cars)

  expect(block.querySelectorAll("[data-scope=car-grid][data-part=root] > li")).toHaveLength(3)
  expect([...block.querySelectorAll("h3 a")].map((link) => link.getAttribute("href"))).toEqual(
    cars.map(({ car_id, slug }) => `/kop-bil/bil/${car_id}/${slug}`),
  )
  expect(block.querySelector("[data-scope=scroller]")).toBeNull()
})

test("the cars of a list are rendered in a labelled row, followed by a link to the list [spec 2 §2.8 teaser-query]", async () => {
  const block = await renderDocument("CarTeaser", list, undefined, listed)

  const row = within(block).getByRole("region", { name: "Nyss inkomna" })
  expect(
    within(row)
      .getAllByRole("listitem")
      .filter((item) => item.querySelector("article")),
  ).toHaveLength(6)
  expect(within(block).getByRole("link", { name: "Alla bilar" }).getAttribute("href")).toBe(list.listLink.value.href)
})

test("the block renders nothing when no car is found or the search fails [spec 2 §8 search-failure.nothing]", async () => {
  expect(await renderHtml("CarTeaser", list, undefined, [])).toBe("")
  expect(await renderHtml("CarTeaser", list)).toBe("")
})
