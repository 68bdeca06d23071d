import { fireEvent, screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import data from "../../../../schemas/blocks/dealership-list/data/default.json" with { type: "json" }
import searched from "../../../../schemas/blocks/dealership-list/data/edge/searched.json" with { type: "json" }
import fields from "../../../../schemas/blocks/dealership-list/examples/default.json" with { type: "json" }
import { manyDealerships } from "../../test/dealership-index.ts"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"

const getList = (count: number) => ({ dealerships: manyDealerships(count) })
const namesIn = (block: HTMLElement) =>
  [...block.querySelectorAll("li:not([hidden]) h2")].map((name) => name.textContent)

test("a card shows a dealership's picture, name, address and phone, and omits missing data [spec 2 §2.6 sites-cards]", async () => {
  const block = await renderDocument("DealershipList", fields, undefined, data)
  const [card = block] = block.querySelectorAll("article")

  expect(within(card).getByRole("heading", { level: 2 }).textContent).toBe("Rullo Malmö")
  expect(within(card).getByRole("link", { name: "Rullo Malmö" }).getAttribute("href")).toBe("/anlaggningar/malmo")
  expect(card.textContent).toContain("Lommarpsvägen 12, 212 00 Malmö")
  expect(card.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe("tel:+46406280401")
  expect(card.querySelector("img")?.getAttribute("alt")).toBe("")
  const bare = [{ site_id: "1", slug: "rullo", site_official_name: "Rullo" }]
  const other = await renderDocument("DealershipList", fields, undefined, { dealerships: bare })
  expect(other.querySelectorAll("article :is(img, a[href^='tel:'])")).toHaveLength(0)
})

test("a list of more than eight dealerships has a search form that works without JavaScript [spec 2 §2.6 sites-search, §5 sites-search-box]", async () => {
  expect((await renderDocument("DealershipList", fields, undefined, getList(8))).querySelector("form")).toBeNull()

  const block = await renderDocument("DealershipList", fields, siteFor({ path: "/anlaggningar" }), getList(9))

  const form = within(block).getByRole("search")
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", "/anlaggningar"])
  expect(within(form).getByRole("searchbox", { name: "Sök på ort eller namn" }).getAttribute("name")).toBe("keyphrase")
})

test("without JavaScript the list is filtered by the search words in the URL, ignoring case and accents [spec 2 §2.6 sites-search]", async () => {
  expect(namesIn(await renderDocument("DealershipList", fields, undefined, searched))).toEqual(["Norrvik Borås"])
  const shouted = { ...searched, keyphrase: " BORAS smedjegatan " }
  expect(namesIn(await renderDocument("DealershipList", fields, undefined, shouted))).toEqual(["Norrvik Borås"])
})

test("typing filters the list and announces the number of matching dealerships [spec 2 §2.6 sites-search]", async () => {
  const block = await renderLive("DealershipList", fields, undefined, getList(9))
  const type = (value: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value } })

  type("borås")
  expect(namesIn(block)).toEqual(["Norrvik 0"])
  expect(screen.getByRole("status").textContent).toBe("Antal anläggningar: 1")
  type("kiruna")
  expect(namesIn(block)).toEqual([])
  expect(screen.getByRole("status").textContent).toContain("Ingen anläggning")
  type("")
  expect(namesIn(block)).toHaveLength(9)
})

test("an error with a retry link is shown when the dealerships fail to load [spec 2 §8 search-failure.text]", async () => {
  const block = await renderDocument("DealershipList", fields, siteFor({ path: "/anlaggningar" }))

  const alert = within(block).getByRole("alert")
  expect(alert.textContent).toContain("Anläggningarna kunde inte hämtas.")
  expect(within(alert).getByRole("link").getAttribute("href")).toBe("/anlaggningar")
})

test("a list without dealerships renders nothing", async () => {
  expect(await renderHtml("DealershipList", fields, undefined, { dealerships: [] })).toBe("")
})
