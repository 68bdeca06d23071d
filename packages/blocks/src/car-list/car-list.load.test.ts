import type { Services } from "@forecourt/api-clients/content"
import type { Choices, PageListing } from "@forecourt/renderer"
import { expect, test } from "vitest"
import { propsFor, stockInTrouble } from "../../test/load.ts"
import { SMALL_PLACES, smallDealerships, smallStock } from "../../test/small-stock.ts"
import type { CarList } from "../generated/car-list.ts"
import { load } from "./car-list.load.ts"

async function loadAt(choices: Choices, { fields = {}, stock = smallStock(), language = "sv" }: Situation = {}) {
  const services = { stock: { findCars: stock.search, findDealerships: smallDealerships } } as unknown as Services
  const { props } = propsFor<Partial<CarList>>(services, {
    fields,
    page: { choices },
    site: { name: "se-used", language },
  })
  const listings: PageListing[] = []
  const { query, found: results } = await load({
    ...props,
    onListing: (pageListing: PageListing) => void listings.push(pageListing),
  } as never)
  return { query, results, requests: stock.requests, listing: listings[0] }
}

interface Situation {
  readonly fields?: Partial<CarList>
  readonly stock?: ReturnType<typeof smallStock>
  readonly language?: string
}

test("the list loads 48 cars initially, and a URL with a page number loads all cars up to that page [spec 2 §9 list-limits.page, §7 list-query.page, §2.1 address.page]", async () => {
  const first = await loadAt({})
  const third = await loadAt({ page: ["2"] })

  expect([first.results?.items.length, first.results?.total, first.query]).toEqual([48, 120, ""])
  expect(third.results?.items.length).toBe(120)
})

test("a URL for page 20 loads the cars of pages 17 to 20 in two searches, and only the first search requests facets", async () => {
  const first = await loadAt({}, { stock: smallStock(1200) })

  const last = await loadAt({ page: ["19"] }, { stock: smallStock(1200) })

  expect(first.requests.map(getSize)).toEqual([[26, 48, 0]])
  expect(last.requests.map(getSize)).toEqual([
    [26, 100, 768],
    [0, 92, 868],
  ])
  expect(last.results).toMatchObject({ firstPage: 16, facets: first.results?.facets, total: 1200 })
  expect(new Set(last.results?.items.map(({ car_id }) => car_id)).size).toBe(192)
})

test("when a list page needs two searches, the second search requests only the facets that the URL filters by", async () => {
  const { requests, results } = await loadAt({ car_brand: ["Kia"], page: ["3"] }, { stock: smallStock(450) })

  const pages = requests.filter(({ limit }) => limit !== 0)
  expect(pages.map(getSize)).toEqual([
    [26, 100, 0],
    [1, 50, 100],
  ])
  expect(results?.items.map(({ car_brand }) => car_brand)).toEqual(Array.from({ length: 150 }, () => "Kia"))
})

test.each([
  [11, 0, 11],
  [120, 1, 72],
])(
  "in a list of %i cars, a page number beyond the end shows the last cars of the list",
  async (total, firstPage, shown) => {
    const { requests, results } = await loadAt({ page: ["19"] }, { stock: smallStock(total) })

    expect(results).toMatchObject({ firstPage, total })
    expect([requests.length, results?.items.length]).toEqual([2, shown])
  },
)

function getSize({ facets = [], limit, offset }: Awaited<ReturnType<typeof loadAt>>["requests"][number]) {
  return [facets.length, limit, offset]
}

test("no search is sent for a page number above twenty [spec 2 §8 page-beyond, §2.1 page-cap]", async () => {
  const { query, results, requests } = await loadAt({ page: ["20"] })

  expect([query, results, requests]).toEqual(["page=20", null, []])
})

test("the search combines the filters in the URL with the filters of the block", async () => {
  const only = [{ facet: "car_condition", value: "Begagnad" } as const]
  const { results, query } = await loadAt({ car_brand: ["Kia"], car_price_max: ["200000"] }, { fields: { only } })

  expect(query).toBe("car_brand=Kia&car_price_max=200000")
  expect(results?.items.map(({ car_brand }) => car_brand)).toEqual(Array.from({ length: 13 }, () => "Kia"))
  expect(results?.facets.find(({ name }) => name === "car_condition")?.value).toEqual([{ text: "Begagnad", count: 13 }])
})

test.each([
  [{ car_year_min: ["2021"] }, "car_year=2021&car_year=2022&car_year=2023", 45],
  [{ car_year_min: ["2018"], car_year_max: ["2019"], car_year: ["2022"] }, "car_year=2018&car_year=2019", 30],
  [{ car_year_max: ["2050"], car_fuel: ["Diesel"] }, "car_fuel=Diesel", 42],
  [{ car_year_min: ["2031"] }, "car_year=2031", 0],
])(
  "a year range submitted with the filter form selects all years in stock within the range: %j",
  async (choices, query, total) => {
    const { query: resolved, results } = await loadAt(choices)

    expect([resolved, results?.total]).toEqual([query, total])
  },
)

test("search words that match facet values become filters, and the other words remain in the keyphrase [spec 2 §2.1 free-text]", async () => {
  const { query, results } = await loadAt({ keyphrase: ["volvo diesel under 200 000 kr taklucka"] })

  expect(query).toBe("car_brand=Volvo&car_fuel=Diesel&car_price_max=200000&keyphrase=taklucka")
  expect(results).toMatchObject({ total: 6, relaxed: { keyphrase: "", leftOut: "taklucka" } })
})

test("when no car matches the search words, the list shows the cars that match the other filters, and the page is not indexable [spec 2 §2.1 free-text]", async () => {
  const { query, results, listing, requests } = await loadAt({ car_brand: ["Kia"], keyphrase: ["xyz"] })

  expect([query, results?.total, results?.items.length]).toEqual(["car_brand=Kia&keyphrase=xyz", 40, 40])
  expect(listing).toMatchObject({ values: ["Kia"], isIndexable: false })
  expect(requests.map(({ keyphrase, limit }) => [keyphrase, limit])).toEqual([
    [undefined, 0],
    ["xyz", 48],
    [undefined, 48],
  ])
})

test("search words in the page's language are translated into facet values in the stock's language [spec 2 §2.1 free-text]", async () => {
  const { query } = await loadAt({ keyphrase: ["cheap petrol volvo with tow bar under 10000 mil"] }, { language: "en" })

  expect(query).toBe(
    "car_brand=Volvo&car_fuel=Bensin&car_equipment=Dragkrok&car_mileage_max=10000&sortName=car_price_asc",
  )
})

test("selecting several pieces of equipment lists only cars that have all of them", async () => {
  const stock = smallStock(12, (at) => ({ car_equipment: ["Dragkrok", "Panoramatak", "Värmepump"].slice(at % 3) }))

  const { results } = await loadAt({ car_equipment: ["Dragkrok", "Panoramatak"] }, { stock })
  const nothing = await loadAt({ car_equipment: ["Dragkrok"], car_brand: ["Kia"] }, { stock })

  expect(results?.total).toBe(4)
  expect(results?.facets.find(({ name }) => name === "car_equipment")?.value).toEqual(
    ["Dragkrok", "Panoramatak", "Värmepump"].map((text) => ({ text, count: 4 })),
  )
  expect([nothing.results?.total, nothing.results?.without]).toEqual([
    0,
    { "car_brand is Kia ": 4, "car_equipment is Dragkrok ": 4 },
  ])
})

test("a search word that matches several pieces of equipment is not replaced by a filter, and words without a match are removed", async () => {
  const stock = smallStock(120, () => ({ car_equipment: ["Dragkrok avtagbar", "Dragkrok fällbar"] }))
  const { results, requests } = await loadAt({ keyphrase: ["dragkrok xyz"] }, { stock })

  expect(results?.relaxed).toEqual({ keyphrase: "dragkrok", leftOut: "xyz" })
  expect(requests.filter(({ limit }) => limit !== 0).map(({ keyphrase }) => keyphrase)).toEqual([
    "dragkrok xyz",
    "dragkrok",
  ])
})

test("words in quotation marks remain in the search and do not become filters", async () => {
  const { query, results } = await loadAt({ keyphrase: ['"volvo xyz"'] })

  expect([query, results?.total, results?.relaxed]).toEqual(["keyphrase=%22volvo+xyz%22", 0, undefined])
  expect(results?.without).toEqual({ keyphrase: 120 })
})

test("the second page of a search with ignored words lists each car once", async () => {
  const { results, requests } = await loadAt({ keyphrase: ["xyz"], page: ["2"] })

  expect([results?.total, new Set(results?.items.map(({ car_id }) => car_id)).size]).toEqual([120, 120])
  expect(requests.filter(({ limit }) => limit !== 0)).toHaveLength(3)
})

test("when no car matches, the loader sends at most two additional searches to count the matches without each filter", async () => {
  const { requests, results } = await loadAt({
    car_brand: ["Kia"],
    car_fuel: ["El"],
    car_price_max: ["100000"],
    car_mileage_max: ["1"],
    car_power_min: ["900"],
  })

  expect([results?.total, Object.keys(results?.without ?? {}).length]).toEqual([0, 5])
  expect(requests.filter(({ limit }) => limit === 0)).toHaveLength(3)
})

test("lower-case filter values in the URL path are converted to the stock's spelling, and unknown values become part of the keyphrase [spec 2 §2.2 hero-facets, §7 list-query.prefetch]", async () => {
  const { query, requests } = await loadAt({
    values: ["diesel", "ev6", "kia", "taklucka"],
    keyphrase: ["under 200 000 kr"],
  })

  expect(query).toBe("car_model=Kia/EV6&car_fuel=Diesel&car_price_max=200000&keyphrase=taklucka")
  expect(requests.map(({ limit }) => limit)).toContain(0)
  expect((await loadAt({ values: ["ev6"] })).query).toBe("car_model=Kia/EV6")
})

test("filter values in the URL match regardless of case and may be synonyms, labels or former names", async () => {
  const getQueryAt = async (choices: Choices) => (await loadAt(choices)).query

  expect(await getQueryAt({ car_brand: ["kia"], car_fuel: ["elbil"] })).toBe("car_brand=Kia&car_fuel=El")
  expect(await getQueryAt({ car_model: ["kia/ev6"] })).toBe("car_model=Kia/EV6")
  expect(await getQueryAt({ car_vehicle_type: ["Transportbil"] })).toBe("car_vehicle_type_code=LCV")
  expect(await getQueryAt({ car_site_region: ["Syd"] })).toBe("car_site_region=Syd")
})

test("an empty result contains, for each filter, the number of cars that match without that filter", async () => {
  const { results } = await loadAt({ car_brand: ["Kia"], car_price_max: ["100000"] })

  expect([results?.total, results?.without]).toEqual([0, { "car_brand is Kia ": 1, car_price: 40 }])
})

test("when the search service is unreachable, the list has no cars and keeps the search words in the URL", async () => {
  const { createStockSearch, createSearchHttp } = await import("@forecourt/api-clients/search")
  const failures: string[] = []
  const gone = createStockSearch({
    http: createSearchHttp({ url: "http://127.0.0.1:1", retries: 0 }),
    indexes: { stock: "stock", sites: "sites" },
    report: ({ event, index }) => void failures.push(`${event} ${index}`),
  })
  const { props } = propsFor({ stock: gone } as unknown as Services, { page: { choices: { keyphrase: ["volvo"] } } })

  expect(await load(props as never)).toEqual({ query: "keyphrase=volvo", found: null })
  expect(failures.sort()).toEqual(["search-failed sites", "search-failed stock"])
})

test("for the page's metadata the loader returns the selected make and model, the cars and whether the page is indexable", async () => {
  const loadAndList = async (choices: Choices) => {
    const { values, isIndexable } = (await loadAt(choices)).listing ?? {}
    return [values, isIndexable]
  }

  expect(await loadAndList({})).toEqual([[], true])
  expect(await loadAndList({ values: ["kia"], page: ["1"] })).toEqual([["Kia"], true])
  expect(await loadAndList({ car_model: ["Kia/EV6"] })).toEqual([["Kia", "EV6"], true])
  expect(await loadAndList({ values: ["kia", "diesel"] })).toEqual([["Kia"], false])
  expect(await loadAndList({ car_brand: ["Kia", "Volvo"] })).toEqual([[], false])
  expect(await loadAndList({ not_car_brand: ["Kia"] })).toEqual([[], false])
  expect(await loadAndList({ sortName: ["car_price_asc"] })).toEqual([[], false])
  expect((await loadAt({ values: ["kia", "ev6"] })).listing?.items[0]).toEqual({
    name: "Kia EV6",
    href: "/kop-bil/bil/1118/bil-118",
  })
})

test.each([
  ["a make that the stock does not have", { car_brand: ["Buy cheap pills"] }],
  ["a model that the stock does not have", { car_model: ["Kia/Amazon"] }],
  ["a page beyond the last one", { car_brand: ["Kia"], page: ["20"] }],
] as const)("a URL with %s is not indexable, and the metadata contains no make, model or cars", async (_, choices) => {
  const { listing } = await loadAt(choices)

  expect(listing).toMatchObject({ values: [], isIndexable: false, items: [] })
})

test("an ambiguous value in a path with a make is read as a model of the make, not as a value of another facet", async () => {
  const stock = smallStock(6, () => ({ car_model: "2", car_seats: 2 }))

  expect((await loadAt({ values: ["kia", "2"] }, { stock })).query).toBe("car_model=Kia/2")
  expect((await loadAt({ values: ["2", "kia"] }, { stock })).query).toBe("car_model=Kia/2")
})

test("for the sitemap the loader returns the makes and models in stock that match the block's filters", async () => {
  const { listing } = await loadAt({}, { fields: { only: [{ facet: "car_brand", value: "Kia" }] } })

  expect(listing?.narrowings).toEqual([["Kia"], ["Kia", "EV6"], ["Kia", "Niro"]])
})

test("a single search with limit 0 returns the make and model for the breadcrumb as they are spelled in the stock [spec 2 §7 breadcrumb-query]", async () => {
  const { listing, requests } = await loadAt({ values: ["kia", "ev6"] })

  expect(listing?.values).toEqual(["Kia", "EV6"])
  const [alone] = requests.filter(({ limit }) => limit === 0)
  expect(alone?.facets).toContainEqual(expect.objectContaining({ name: "car_brand", child_name: "car_model" }))
})

test("a search near a town includes cars in nearby towns, and the result lists all towns with cars", async () => {
  const near = await loadAt({ near: ["Borås"], within: ["60"] })

  expect(near.query).toBe("near=Bor%C3%A5s&within=60")
  expect(near.requests[0]?.filters).toEqual([{ name: "car_site_city", values: ["Borås", "Göteborg"] }])
  expect([near.results?.total, near.results?.places]).toEqual([80, SMALL_PLACES])
  expect((await loadAt({})).results?.places).toEqual(SMALL_PLACES)
})

test("when the dealership search fails, the list has no towns and a search near a town fails", async () => {
  const findDealerships = stockInTrouble().findDealerships
  const loadAndList = async (choices: Choices) => {
    const services = { stock: { findCars: smallStock().search, findDealerships } } as unknown as Services
    return (await load(propsFor(services, { page: { choices } }).props as never)).found
  }

  const whole = await loadAndList({})
  expect([whole?.total, whole?.places]).toEqual([120, []])
  expect(await loadAndList({ near: ["Borås"], within: ["60"] })).toBeNull()
})
