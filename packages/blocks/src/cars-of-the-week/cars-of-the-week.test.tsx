import { act, within } from "@testing-library/react"
import { expect, test } from "vitest"
import cars from "../../../../schemas/blocks/cars-of-the-week/data/default.json" with { type: "json" }
import single from "../../../../schemas/blocks/cars-of-the-week/data/one.json" with { type: "json" }
import example from "../../../../schemas/blocks/cars-of-the-week/examples/default.json" with { type: "json" }
import one from "../../../../schemas/blocks/cars-of-the-week/examples/one.json" with { type: "json" }
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

const PATHS = cars.map(({ car_id, slug }) => `/kop-bil/bil/${car_id}/${slug}`)

test("the server-rendered HTML contains each card once, with a link to its car [spec 2 §2.3 week-link]", async () => {
  const block = await renderDocument("CarOfTheWeek", example, undefined, cars)

  expect([...block.querySelectorAll("h3 a")].map((link) => link.getAttribute("href"))).toEqual(PATHS)
  expect(block.querySelector("[inert]")).toBeNull()
})

test("the hydrated block is a carousel that loops in both directions [spec 2 §2.3 week-loop, §1 week]", async () => {
  const block = await renderLive("CarOfTheWeek", example, undefined, cars)
  const ring = within(block).getByRole("region", { name: "Veckans bilar" })
  const press = async (name: string) => act(async () => within(ring).getByRole("button", { name }).click())
  const position = () => ring.querySelector("[data-part=position]")?.textContent

  await press("Föregående")
  expect(position()).toContain("5 av 5")
  await press("Nästa")
  expect(position()).toContain("1 av 5")
})

test("a single car has no carousel controls", async () => {
  const block = await renderDocument("CarOfTheWeek", one, undefined, single)

  expect(block.querySelectorAll("article")).toHaveLength(1)
  expect(block.querySelector("button")).toBeNull()
})

test("the block renders nothing when there is no car of the week or the search fails", async () => {
  expect(await renderHtml("CarOfTheWeek", example, undefined, [])).toBe("")
  expect(await renderHtml("CarOfTheWeek", example)).toBe("")
})
