import { within } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import workshopData from "../../../../schemas/blocks/dealership-teasers/data/default.json" with { type: "json" }
import bareData from "../../../../schemas/blocks/dealership-teasers/data/edge/name-alone.json" with { type: "json" }
import firstData from "../../../../schemas/blocks/dealership-teasers/data/first-four.json" with { type: "json" }
import workshops from "../../../../schemas/blocks/dealership-teasers/examples/default.json" with { type: "json" }
import first from "../../../../schemas/blocks/dealership-teasers/examples/first-four.json" with { type: "json" }
import { renderDocument, renderHtml, renderLive } from "../../test/render.tsx"

// A Friday, half past seven in Stockholm.
beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-27T06:30:00Z"), toFake: ["Date"] }))
afterEach(() => void vi.useRealTimers())

test("each dealership is a card with its picture, name, address and phone and a link to its page [spec 2 §2.8 site-selection.fields site-selection.link]", async () => {
  const block = await renderDocument("SiteSelection", workshops, undefined, workshopData)
  const cards = [...block.querySelectorAll<HTMLElement>("li article")]

  expect(cards).toHaveLength(4)
  const [card = block] = cards
  expect(card.querySelector("img")?.getAttribute("src")).toContain("/-/media/artwork/")
  const name = within(card).getByRole("heading", { level: 3, name: "Norrvik Göteborg" })
  expect(within(name).getByRole("link").getAttribute("href")).toBe("/anlaggningar/hedin-automotive-goteborg")
  expect(card.textContent).toContain("Kajgatan 12, 411 04 Göteborg")
  expect(card.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe("tel:+46313900601")
})

test("missing data of a dealership renders no empty elements", async () => {
  const [card] = (await renderDocument("SiteSelection", workshops, undefined, bareData)).querySelectorAll("article")

  expect(card?.textContent).toBe("Rullo")
  expect(card?.querySelectorAll("img, a[href^='tel:']")).toHaveLength(0)
})

test("the block has a button below the cards only when the editor sets a link [spec 2 §2.8 site-selection.button]", async () => {
  const block = await renderDocument("SiteSelection", workshops, undefined, workshopData)
  const button = within(block).getByRole("link", { name: "Alla anläggningar" })

  expect(button.getAttribute("href")).toBe("/anlaggningar")
  expect(button.previousElementSibling?.tagName).toBe("UL")
  expect(
    (await renderDocument("SiteSelection", first, undefined, firstData)).querySelector("[data-part=more]"),
  ).toBeNull()
})

test("a card shows the workshop's opening hours if the block selects workshops, and the sales department's opening hours otherwise", async () => {
  expect(
    (await renderLive("SiteSelection", workshops, undefined, workshopData)).querySelector("article")?.textContent,
  ).toContain("Öppet nu")
  expect(
    (await renderLive("SiteSelection", first, undefined, firstData)).querySelector("article")?.textContent,
  ).toContain("Stängt")
})

test("the block renders nothing when no dealership is found or the search fails [spec 2 §8 search-failure.nothing]", async () => {
  expect(await renderHtml("SiteSelection", workshops, undefined, [])).toBe("")
  expect(await renderHtml("SiteSelection", workshops)).toBe("")
})
