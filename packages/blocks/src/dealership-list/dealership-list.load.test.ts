import type { Services } from "@forecourt/api-clients/content"
import { expect, test } from "vitest"
import { dealershipIndex, manyDealerships } from "../../test/dealership-index.ts"
import { NO_STOCK, propsFor, stockInTrouble } from "../../test/load.ts"
import type { DealershipList } from "../generated/dealership-list.ts"
import { load } from "./dealership-list.load.ts"

async function runLoader(stock: Partial<Services["stock"]>, choices = {}, places?: Services["places"]) {
  const services = { stock: { ...NO_STOCK, ...stock }, places } as Services
  return load(propsFor<DealershipList>(services, { page: { choices } }).props)
}

test("all dealerships are loaded in the site's sort order, forty-eight per request [spec 2 §2.6 sites-paged, §7 sites-query, §9 counts.sites, §3 dealership.website_sort_order]", async () => {
  const { findDealerships, requests } = dealershipIndex(manyDealerships(60))

  const loaded = await runLoader({ findDealerships })

  const names = loaded?.dealerships.map((dealership) => dealership.site_official_name)
  expect(names).toEqual(Array.from({ length: 60 }, (_, at) => `Norrvik ${59 - at}`))
  expect(requests).toMatchObject([
    { limit: 48, sort_name: "website_sort_order_asc" },
    { limit: 48, offset: 48, sort_name: "website_sort_order_asc" },
  ])
})

test("the loader returns all dealerships and the search words of the URL", async () => {
  const { findDealerships } = dealershipIndex(manyDealerships(9))

  const loaded = await runLoader({ findDealerships }, { keyphrase: ["Borås"] })

  expect(loaded?.keyphrase).toBe("Borås")
  expect(loaded?.dealerships).toHaveLength(9)
})

test("the loader returns the page number in the URL [spec 2 §2.6 sites-paged]", async () => {
  const { findDealerships } = dealershipIndex(manyDealerships(9))

  expect(await runLoader({ findDealerships }, { page: ["1"] })).toMatchObject({ page: 1 })
  expect(await runLoader({ findDealerships })).not.toHaveProperty("page")
})

test("the loader looks up the search words as a place name when no dealership matches the words", async () => {
  const { findDealerships } = dealershipIndex(manyDealerships(9))
  const lund = { place_id: "2693678", name: "Lund", country: "SE" }
  const place = { ...lund, latitude: 55.7, longitude: 13.2 }
  const places = { findPlaces: async () => ({ places: [lund] }), fetchPlace: async () => place }

  const loaded = await runLoader({ findDealerships }, { keyphrase: ["Lund"] }, places)

  expect(loaded?.near).toEqual({ place, predictions: { places: [lund] } })
})

test("the loaded data contains no employees and no contact details of departments", async () => {
  const users = [{ first_name: "Åsa", last_name: "Lindqvist", phone: "031-390 06 41", email: "asa@norrvik.example" }]
  const department = { name: "Bilförsäljning", phone: "031-390 06 40", email: "bilar@norrvik.example", users }
  const [dealership] = manyDealerships(1)
  const { findDealerships } = dealershipIndex(dealership ? [{ ...dealership, site_departments: [department] }] : [])

  const json = JSON.stringify(await runLoader({ findDealerships }))

  expect(json).toContain("Bilförsäljning")
  expect(json).not.toMatch(/Lindqvist|asa@|bilar@|06 40/)
})

test("the loader returns nothing when the search fails, and an empty list when no dealership is found", async () => {
  expect(await runLoader(stockInTrouble())).toBeUndefined()
  expect(await runLoader({})).toEqual({ dealerships: [] })
})
