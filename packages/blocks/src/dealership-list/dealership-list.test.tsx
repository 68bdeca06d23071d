import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { PropsWithChildren } from "react"
import { expect, test } from "vitest"
import data from "../../../../schemas/blocks/dealership-list/data/default.json" with { type: "json" }
import near from "../../../../schemas/blocks/dealership-list/data/edge/near.json" with { type: "json" }
import searched from "../../../../schemas/blocks/dealership-list/data/edge/searched.json" with { type: "json" }
import fields from "../../../../schemas/blocks/dealership-list/examples/default.json" with { type: "json" }
import { manyDealerships } from "../../test/dealership-index.ts"
import { renderDocument, renderHtml, renderLive, siteFor } from "../../test/render.tsx"
import type { PlaceSearch } from "../stock/places/look-up-place.ts"
import { PlaceSearchContext } from "../stock/places/place-search-context.ts"

const getList = (count: number) => ({ dealerships: manyDealerships(count) })
const namesIn = (block: HTMLElement) =>
  [...block.querySelectorAll("li:not([hidden]) h2")].map((name) => name.textContent)

test("a card shows a dealership's picture, name, address and phone, and omits missing data [spec 2 §2.6 sites-cards]", async () => {
  const block = await renderDocument("FacilityList", fields, undefined, data)
  const [card = block] = block.querySelectorAll("article")

  expect(within(card).getByRole("heading", { level: 2 }).textContent).toBe("Rullo Malmö")
  expect(within(card).getByRole("link", { name: "Rullo Malmö" }).getAttribute("href")).toBe("/anlaggningar/malmo")
  expect(card.textContent).toContain("Lommarpsvägen 12, 212 00 Malmö")
  expect(card.querySelector("a[href^='tel:']")?.getAttribute("href")).toBe("tel:+46406280401")
  expect(card.querySelector("img")?.getAttribute("alt")).toBe("")
  const bare = [{ site_id: "1", slug: "rullo", site_official_name: "Rullo" }]
  const other = await renderDocument("FacilityList", fields, undefined, { dealerships: bare })
  expect(other.querySelectorAll("article :is(img, a[href^='tel:'])")).toHaveLength(0)
})

test("a list of more than eight dealerships has a search form that works without JavaScript [spec 2 §2.6 sites-search, §5 sites-search-box]", async () => {
  expect((await renderDocument("FacilityList", fields, undefined, getList(8))).querySelector("form")).toBeNull()

  const block = await renderDocument("FacilityList", fields, siteFor({ path: "/anlaggningar" }), getList(9))

  const form = within(block).getByRole("search")
  expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["get", "/anlaggningar"])
  expect(within(form).getByRole("searchbox", { name: "Sök på ort eller namn" }).getAttribute("name")).toBe("keyphrase")
})

test("without JavaScript the list is filtered by the search words in the URL, ignoring case and accents [spec 2 §2.6 sites-search]", async () => {
  expect(namesIn(await renderDocument("FacilityList", fields, undefined, searched))).toEqual(["Norrvik Borås"])
  const shouted = { ...searched, keyphrase: " BORAS smedjegatan " }
  expect(namesIn(await renderDocument("FacilityList", fields, undefined, shouted))).toEqual(["Norrvik Borås"])
})

test("a list of more than 48 dealerships links to the next page, which also works without JavaScript [spec 2 §2.6 sites-paged]", async () => {
  const renderPage = (data: object) =>
    renderDocument("FacilityList", fields, siteFor({ path: "/anlaggningar" }), { ...getList(60), ...data })
  const first = await renderPage({})
  const second = await renderPage({ page: 1 })

  expect(namesIn(first)).toEqual(Array.from({ length: 48 }, (_, index) => `Norrvik ${index}`))
  expect(first.querySelector("[data-part=more]")?.textContent).toBe("Visar 48 av 60Visa fler")
  expect(within(first).getByRole("link", { name: "Visa fler" }).getAttribute("href")).toBe("/anlaggningar?page=1#more")
  expect(namesIn(second)).toHaveLength(60)
  expect(second.querySelector("#more h2")?.textContent).toBe("Norrvik 48")
  expect(within(second).queryByRole("link", { name: "Visa fler" })).toBeNull()
})

const { dealerships } = near
const LUND = { place_id: "2693678", name: "Lund", country: "SE" }
const OTHER_LUND = { place_id: "2643567", name: "Lund", country: "GB" }
const POSITIONS = { [LUND.place_id]: [55.7, 13.2], [OTHER_LUND.place_id]: [58.6, 16.2] }
const PLACES: PlaceSearch = {
  findPlaces: async ({ text }) => {
    if (/^\d/.test(text)) return { places: [], unresolved: "postcode" }
    return { places: text === "lund" ? [LUND, OTHER_LUND] : [] }
  },
  fetchPlace: async ({ placeId }) => {
    const [latitude = 0, longitude = 0] = POSITIONS[placeId] ?? []
    return { ...LUND, place_id: placeId, latitude, longitude }
  },
}

async function visit(data: object = { dealerships }, places: Partial<PlaceSearch> = {}) {
  const Around = ({ children }: PropsWithChildren) => (
    <PlaceSearchContext value={{ ...PLACES, ...places }}>{children}</PlaceSearchContext>
  )
  const block = await renderLive("FacilityList", fields, undefined, data, Around)
  const type = (value: string) => fireEvent.input(screen.getByRole("searchbox"), { target: { value } })
  const readStatus = () => screen.getByRole("status").textContent
  return { block, type, readStatus, getNames: () => namesIn(block) }
}

test("typing filters the list by name and town and announces the number of matching dealerships [spec 2 §2.6 sites-search]", async () => {
  const { type, readStatus, getNames } = await visit(getList(9))

  type("borås")
  expect(getNames()).toEqual(["Norrvik 0"])
  expect(readStatus()).toBe("Antal anläggningar: 1")
  type("")
  expect(getNames()).toHaveLength(9)
})

test("typing searches the dealerships of all pages, and the link to the next page contains the typed place [spec 2 §2.6 sites-paged sites-search]", async () => {
  const { block, type, getNames } = await visit(getList(60))
  type("norrvik 55")
  expect(getNames()).toEqual(["Norrvik 55"])
  expect(block.querySelector("[data-part=more]")).toBeNull()

  type("lund")

  await waitFor(() => expect(getNames()).toHaveLength(48))
  const href = block.querySelector("[data-part=next]")?.getAttribute("href") ?? ""
  expect(Object.fromEntries(new URL(href, "https://norrvik.example").searchParams)).toEqual({
    keyphrase: "lund",
    page: "1",
  })
})

test("searching for a place without a dealership sorts the list by distance and shows the attribution of GeoNames", async () => {
  const { block, type, readStatus, getNames } = await visit()

  type("lund")

  await waitFor(() => expect(readStatus()).toBe("Närmast Lund"))
  expect(getNames().slice(0, 2)).toEqual(["Norrvik Varberg", "Norrvik Borås"])
  expect(getNames()).toHaveLength(9)
  expect(block.querySelector("[data-part=distance]")?.textContent).toBe("167 km från Lund")
  expect(block.textContent).toContain("Orter från GeoNames, CC BY 4.0")
})

test("selecting another suggested place sorts the list by the distance from the selected place", async () => {
  const { type, getNames } = await visit()
  type("lund")

  fireEvent.click(await screen.findByRole("button", { name: "Lund (Storbritannien)" }))

  await waitFor(() => expect(getNames()[0]).toBe("Norrvik Norrköping"))
})

test("without JavaScript the list is sorted by the distance from the place in the URL", async () => {
  const block = await renderDocument("FacilityList", fields, undefined, near)

  expect(namesIn(block).slice(0, 2)).toEqual(["Norrvik Varberg", "Norrvik Borås"])
  expect(within(block).getByRole("status").textContent).toBe("Närmast Lund")
  expect(block.textContent).toContain("Orter från GeoNames, CC BY 4.0")
})

test("the browser looks up the place in the URL when the server-rendered HTML contains no place", async () => {
  const { readStatus } = await visit({ dealerships, keyphrase: "lund" })

  await waitFor(() => expect(readStatus()).toBe("Närmast Lund"))
})

test("when a postcode cannot be looked up, the list shows an explanation and all dealerships", async () => {
  const { type, readStatus, getNames } = await visit()

  type("999 99")

  await waitFor(() => expect(readStatus()).toMatch(/^Vi kan inte söka på postnummer/))
  expect(getNames()).toHaveLength(9)
})

test("search words that are not a place name filter the list by address", async () => {
  const { type, readStatus, getNames } = await visit(getList(9))

  type("kajgatan 3")
  await waitFor(() => expect(readStatus()).toBe("Antal anläggningar: 1"))
  expect(getNames()).toEqual(["Norrvik 3"])
  type("xyzzy")

  await waitFor(() => expect(readStatus()).toContain("Ingen anläggning"))
  expect(getNames()).toEqual([])
})

test("the list is filtered by address when the search for places fails", async () => {
  const { type, readStatus, getNames } = await visit(getList(9), { findPlaces: () => Promise.reject(new Error("503")) })

  type("kajgatan 3")

  await waitFor(() => expect(readStatus()).toBe("Antal anläggningar: 1"))
  expect(getNames()).toEqual(["Norrvik 3"])
})

test("an error with a retry link is shown when the dealerships fail to load [spec 2 §8 search-failure.text]", async () => {
  const block = await renderDocument("FacilityList", fields, siteFor({ path: "/anlaggningar" }))

  const alert = within(block).getByRole("alert")
  expect(alert.textContent).toContain("Anläggningarna kunde inte hämtas.")
  expect(within(alert).getByRole("link").getAttribute("href")).toBe("/anlaggningar")
})

test("a list without dealerships renders nothing", async () => {
  expect(await renderHtml("FacilityList", fields, undefined, { dealerships: [] })).toBe("")
})
