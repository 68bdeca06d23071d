import type { Services } from "@forecourt/api-clients/content"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { propsFor } from "../../test/load.ts"
import { renderDocument, renderHydrated, renderServerHtml, siteFor } from "../../test/render.tsx"
import { smallDealerships, smallStock } from "../../test/small-stock.ts"
import type { CarList } from "../generated/car-list.ts"
import { type CarListData, load } from "./car-list.load.ts"

const PATH = "/verkstad"
const fields = { title: { value: "Bilar i lager" } }

async function loadAt(query: string, stock = smallStock()): Promise<CarListData> {
  const services = { stock: { findCars: stock.search, findDealerships: smallDealerships } } as unknown as Services
  const params = [...new URLSearchParams(query)]
  const choices = Object.fromEntries(
    params.map(([name]) => [name, params.flatMap(([key, value]) => (key === name ? [value] : []))]),
  )
  const { props } = propsFor<CarList>(services, { page: { choices } })
  return load(props)
}

interface VisitOptions {
  readonly fails?: () => boolean
  readonly stock?: ReturnType<typeof smallStock>
}

async function visit(query = "", { fails = () => false, stock = smallStock() }: VisitOptions = {}) {
  const addresses: string[] = []
  const bodies: object[] = []
  const respond = async (url: string, init: RequestInit) => {
    if (init.method === "POST") {
      const body = JSON.parse(String(init.body))
      bodies.push(body)
      return Response.json(await stock.search(body))
    }
    addresses.push(decodeURIComponent(url))
    if (fails()) return new Response("gone", { status: 503 })
    const data = await loadAt(new URL(url, "http://site").search, stock)
    // The block has another identifier while it is rendered, since the document contains one with its own.
    const html = await renderServerHtml("CarList", fields, siteFor(), { id: "server", data })
    return new Response(`<main>${html.replaceAll("-server", "-car-list")}</main>`)
  }
  vi.stubGlobal("fetch", (url: string | URL, init: RequestInit) => respond(String(url), init))
  window.history.replaceState(null, "", `${PATH}${query && `?${query}`}`)
  await renderHydrated("CarList", fields, siteFor(), await loadAt(query, stock))
  return { addresses, bodies }
}

const names = () => screen.getAllByRole("heading", { level: 2, name: /\w/ }).map(({ textContent }) => textContent)
const cards = () => document.querySelectorAll("article[data-scope=car-card]:not([data-loading])")
const here = () => decodeURIComponent(`${window.location.pathname}${window.location.search}`)
const box = (name: RegExp) => screen.getByRole("checkbox", { name, hidden: true })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
  window.history.replaceState(null, "", "/")
})

test("the heading of a list filtered by one model contains the model, the number of cars and the lowest price", async () => {
  const list = await renderDocument("CarList", fields, undefined, await loadAt("car_model=Kia/EV6"))

  expect(list.querySelector("h1")?.textContent).toBe("Kia EV6 – Bilar i lager")
  expect(list.querySelector("[data-part=count]")?.textContent).toBe(
    "Kia EV6: 20 bilar i lager, från 108\u00a0000\u00a0kr",
  )
})

test.each(["", "car_model=Kia/EV6&car_fuel=El", "car_brand=Kia&car_brand=BMW", "car_brand=Amazon"])(
  "a list with the filters '%s' has only the editor's title as the heading",
  async (query) => {
    const list = await renderDocument("CarList", fields, undefined, await loadAt(query))

    expect(list.querySelector("h1")?.textContent).toBe("Bilar i lager")
  },
)

test("selecting a make adds the make to the heading", async () => {
  await visit()
  await userEvent.click(box(/^Kia/))

  expect(await screen.findByRole("heading", { level: 1, name: "Kia – Bilar i lager" })).toBeTruthy()
})

test("without JavaScript the forms and links of the list keep all chosen filters [spec 2 §2.1 address.facets, §2.1 address.sortName, §2.1 address.keyphrase, §2.1 chips, §2.1 sort]", async () => {
  const list = await renderDocument(
    "CarList",
    fields,
    undefined,
    await loadAt(
      "car_model=Volvo/V60&not_car_fuel=El&car_price_max=300000&near=Borås&within=50&keyphrase=taklucka&sortName=car_price_asc",
    ),
  )
  const listSubmitted = (form: Element | null) =>
    [...new FormData(form as HTMLFormElement)].filter(([, value]) => value !== "")

  expect(listSubmitted(list.querySelector("[data-part=filters]"))).toEqual([
    ["keyphrase", "taklucka"],
    ["sortName", "car_price_asc"],
    ["car_brand", "Volvo"],
    ["car_model", "Volvo/V60"],
    ["car_price_max", "300000"],
    ["not_car_fuel", "El"],
    ["near", "Borås"],
    ["within", "50"],
  ])
  expect(listSubmitted(list.querySelector("[data-part=order]")).map(([name]) => name)).toEqual([
    "car_model",
    "not_car_fuel",
    "car_price_max",
    "near",
    "within",
    "keyphrase",
    "sortName",
  ])
  expect(listSubmitted(list.querySelector("form[role=search]")).map(([name]) => name)).toContain("car_model")
  expect(
    [...list.querySelectorAll<HTMLAnchorElement>("a[data-part=chip]")].map((chip) => [
      chip.textContent,
      decodeURIComponent(chip.getAttribute("href") ?? ""),
    ]),
  ).toContainEqual([
    "Inte El",
    `${PATH}?car_model=Volvo/V60&car_price_max=300000&near=Borås&within=50&keyphrase=taklucka&sortName=car_price_asc`,
  ])
})

test("without JavaScript the form submits the first and the last of the selected years", async () => {
  const list = await renderDocument(
    "CarList",
    fields,
    undefined,
    await loadAt("car_model=Volvo/V60&car_year=2017&car_year=2018"),
  )
  const getChosen = (name: string) => list.querySelector(`[data-part=filters] [name=${name}] [selected]`)?.textContent

  expect([getChosen("car_year_min"), getChosen("car_year_max")]).toEqual(["2017", "2018"])
  expect(list.querySelectorAll("[data-part=filters] [name=car_year]")).toHaveLength(0)
})

test("the collapsible section with more filters is expanded when it contains an active filter", async () => {
  const getMore = async (query: string) =>
    (await renderDocument("CarList", fields, undefined, await loadAt(query))).querySelector<HTMLDetailsElement>(
      "[data-part=more]:has([name=car_condition])",
    )

  expect((await getMore(""))?.open).toBe(false)
  const more = await getMore("car_condition=Ny")
  expect([more?.open, more?.querySelector("summary")?.textContent]).toEqual([true, "Fler filter1"])
})

test("the first page of the list shows a progress bar, the number of cars shown so far and a link to the next page [spec 2 §2.1 progress.bar, §2.1 progress.text, §2.1 grid]", async () => {
  const list = await renderDocument("CarList", fields, undefined, await loadAt("car_condition=Begagnad"))

  expect(list.querySelectorAll("article")).toHaveLength(48)
  expect(list.querySelector("progress")?.getAttribute("max")).toBe("90")
  expect(list.textContent).toContain("Visar 48 av 90")
  expect(list.querySelector("a[data-part=trigger]")?.getAttribute("href")).toBe(`${PATH}?car_condition=Begagnad&page=1`)
})

test("a later page of the list shows the range of its cars and links to the previous and next pages", async () => {
  const list = await renderDocument("CarList", fields, undefined, await loadAt("page=5", smallStock(900)))

  expect(list.querySelectorAll("article")).toHaveLength(192)
  expect(list.querySelector("a[data-part=previous]")?.getAttribute("href")).toBe(`${PATH}?page=1`)
  expect(list.querySelector("a[data-part=trigger]")?.getAttribute("href")).toBe(`${PATH}?page=6`)
  expect(list.querySelector("progress")?.value).toBe(288)
  expect(list.querySelector("[data-scope=result-progress][data-part=text]")?.textContent).toBe("Visar 97–288 av 900")
})

test.each([
  ["hides", { query: "page=20", found: null }],
  ["hides", { query: "", found: null }],
  ["shows", { query: "car_brand=Kia", found: null }],
] as const)("the list %s the filter controls when the loader returns %j", async (verb, data) => {
  const list = await renderDocument("CarList", fields, undefined, data)

  expect(list.querySelector("[data-scope=car-list][data-part=body]")?.hasAttribute("data-empty")).toBe(verb === "hides")
})

test("without JavaScript a failed search, an empty result and a page beyond the limit show a message with links [spec 2 §2.1 grid-states.error, §2.1 grid-states.empty, §8 search-failure.text, §8 page-beyond]", async () => {
  const renderWith = async (data: CarListData) => {
    const list = await renderDocument("CarList", fields, undefined, data)
    const notice = list.querySelector("[data-scope=car-list-notice][data-part=root]")
    return [
      notice?.getAttribute("role") ?? "",
      notice?.querySelector("h2")?.textContent,
      [...(notice?.querySelectorAll("a") ?? [])].map((link) => decodeURIComponent(link.getAttribute("href") ?? "")),
    ]
  }

  expect(await renderWith({ query: "car_brand=Kia", found: null })).toEqual([
    "alert",
    "Bilarna kan inte visas just nu",
    [`${PATH}?car_brand=Kia`],
  ])
  expect(await renderWith({ query: "page=20", found: null })).toEqual([
    "alert",
    expect.stringMatching(/^Så långt går inte listan/),
    [PATH],
  ])
  expect(await renderWith(await loadAt("car_brand=Kia&car_price_max=100000"))).toEqual([
    "",
    "Ingen bil passar in på allt du har valt",
    [`${PATH}?car_price_max=100000`, `${PATH}?car_brand=Kia`, PATH],
  ])
})

test("a selected value without matching cars remains listed in the facet", async () => {
  const list = await renderDocument("CarList", fields, undefined, await loadAt("car_brand=Saab&car_price_max=101000"))
  const values = [...list.querySelectorAll<HTMLInputElement>("input[type=checkbox][name=car_brand]")]

  expect(values.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
    ["Saab", true, false],
    ["Volvo", false, false],
  ])
})

test("selecting a checkbox updates the list and the URL, and going back shows the earlier results immediately [spec 2 §2.1 address.facets]", async () => {
  const { addresses } = await visit()
  await userEvent.click(box(/^Kia/))

  await waitFor(() => expect(cards()).toHaveLength(40))
  expect(names()).toEqual(expect.arrayContaining(["Kia Niro"]))
  expect([here(), addresses]).toEqual([`${PATH}?car_brand=Kia`, [`${PATH}?car_brand=Kia`]])

  await act(async () => window.history.back())
  await waitFor(() => expect(cards()).toHaveLength(48))
  expect([here(), addresses.length, (box(/^Kia/) as HTMLInputElement).checked]).toEqual([PATH, 1, false])
})

test("going back restores the scroll position only after the earlier cars have been rendered [spec 2 §2.1 address.facets]", async () => {
  await visit()
  const restored: number[] = []
  const count = () => restored.push(cards().length)
  window.addEventListener("contentrestored", count)
  onTestFinished(() => window.removeEventListener("contentrestored", count))
  await userEvent.click(box(/^Kia/))
  await waitFor(() => expect(here()).toBe(`${PATH}?car_brand=Kia`))

  await act(async () => window.history.back())

  await waitFor(() => expect(restored).toEqual([48]))
})

function goBackEarly() {
  const observer = new MutationObserver(() => {
    if (document.querySelector("[data-island=CarListBrowser][data-hydrated]") === null) return
    observer.disconnect()
    window.history.replaceState(null, "", PATH)
    window.dispatchEvent(new PopStateEvent("popstate"))
  })
  observer.observe(document.body, { attributeFilter: ["data-hydrated"], subtree: true })
}

test("the list shows the cars for the current URL when a visitor goes back before hydration [spec 2 §2.1 address.facets]", async () => {
  goBackEarly()
  await visit("car_brand=Kia")

  await waitFor(() => expect(cards()).toHaveLength(48))
  expect([here(), (box(/^Kia/) as HTMLInputElement).checked]).toEqual([PATH, false])
})

test("excluding a value adds the exclusion to the URL, and the checkbox 'Inte Kia' removes the exclusion [spec 2 §2.1 chips]", async () => {
  await visit()
  const list = screen.getByRole("combobox", { name: /^Välj bort Märke/, hidden: true })
  await userEvent.selectOptions(list, "Kia")

  await waitFor(() => expect(here()).toBe(`${PATH}?not_car_brand=Kia`))
  await screen.findByRole("link", { name: "Ta bort Inte Kia" })
  await waitFor(() => expect(cards()).toHaveLength(48))
  expect(names().filter((name) => name?.startsWith("Kia"))).toEqual([])
  expect([list, box(/^Kia/)].map((item) => (item as HTMLInputElement).value)).toEqual(["", "Kia"])
  expect((box(/^Kia/) as HTMLInputElement).disabled).toBe(true)

  await userEvent.click(box(/^Inte Kia/))
  await waitFor(() => expect(here()).toBe(PATH))
})

test("a saved search is stored in the browser, shows the number of new cars and can be deleted [spec 2 §3 car.car_publishdate]", async () => {
  await visit("car_brand=Kia")
  await userEvent.click(await screen.findByRole("button", { name: "Spara sökningen" }))
  const getSaved = () => screen.getByRole("link", { name: "Kia", hidden: true })
  expect(getSaved().getAttribute("href")).toBe(`${PATH}?car_brand=Kia`)
  const kept = JSON.parse(localStorage.getItem("fc-saved-searches") ?? "[]")
  expect(kept).toMatchObject([{ path: PATH, query: "car_brand=Kia", label: "Kia" }])

  // The last visit was before the newest four of the forty cars were added.
  cleanup()
  localStorage.setItem("fc-saved-searches", JSON.stringify([{ ...kept[0], seenAt: "2026-04-17T12:00:00Z" }]))
  const { bodies } = await visit()
  expect(await screen.findByText("4 nya")).toBeTruthy()
  expect(bodies.at(-1)).toMatchObject({ sort_name: "car_publishdate_desc", fields: ["car_publishdate"] })

  await userEvent.click(screen.getByRole("button", { name: "Ta bort Kia", hidden: true }))
  expect([screen.queryByRole("link", { name: "Kia", hidden: true }), localStorage.length]).toEqual([null, 0])
})

test("selecting a town and a distance filters the cars, updates the URL and shows the distance on cards", async () => {
  await visit()
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Nära", hidden: true }), "Borås")
  await waitFor(() => expect(here()).toBe(`${PATH}?near=Borås&within=50`))
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Inom", hidden: true }), "100 km")

  await waitFor(() => expect(here()).toBe(`${PATH}?near=Borås&within=100`))
  await screen.findByText("80 bilar")
  expect([...new Set([...cards()].map((card) => card.querySelector("[data-part=city]")?.textContent))].sort()).toEqual([
    "Borås",
    "Göteborg, 58 km",
  ])
  await userEvent.click(screen.getByRole("link", { name: "Ta bort Inom 100 km från Borås" }))
  await waitFor(() => expect(here()).toBe(PATH))
})

test("the nearest town is found without sending the visitor's position, and an error is shown when the position is unavailable", async () => {
  let isRefused = true
  const refusePosition: Geolocation["getCurrentPosition"] = (succeed, fail) =>
    isRefused
      ? fail?.({ code: 1 } as GeolocationPositionError)
      : succeed({ coords: { latitude: 57.123456, longitude: 12.654321 } } as GeolocationPosition)
  Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: refusePosition }, configurable: true })
  const { addresses, bodies } = await visit()
  const nearest = screen.getByRole("button", { name: "Orten närmast mig", hidden: true })

  await userEvent.click(nearest)
  expect(screen.getByText("Vi fick inte veta var du är. Välj en ort i listan.")).toBeTruthy()
  isRefused = false
  await userEvent.click(nearest)
  await waitFor(() => expect(here()).toBe(`${PATH}?near=Borås&within=50`))
  expect(JSON.stringify([addresses, bodies]) + window.location.href + JSON.stringify(localStorage)).not.toMatch(
    /57\.|12\.6/,
  )
})

test("loading more cars appends a page and updates the URL [spec 2 §2.1 progress.button]", async () => {
  await visit()
  await userEvent.click(screen.getByRole("link", { name: "Visa fler" }))

  await waitFor(() => expect(cards()).toHaveLength(96))
  expect(here()).toBe(`${PATH}?page=1`)
})

test("loading more cars never lists a car twice, even if cars were sold in the meantime", async () => {
  const [initial, current] = [smallStock(173), smallStock(163)] as const
  await visit("", { stock: initial })
  vi.spyOn(initial, "search").mockImplementation(current.search)

  const findMore = () => screen.queryByRole("link", { name: "Visa fler" })
  for (let more = findMore(); more; more = findMore()) {
    const count = cards().length
    await userEvent.click(more)
    await waitFor(() => expect(cards().length).toBeGreaterThan(count))
  }

  const ids = [...document.querySelectorAll<HTMLElement>("[data-car]")].map(({ dataset }) => dataset.car)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(Array.from({ length: 163 }, (_, index) => String(1000 + index))))
})

test("typed words that match facet values become filters, and unmatched words remain in the search field [spec 2 §2.1 free-text, §2.1 grid-states.empty]", async () => {
  await visit()
  await userEvent.type(screen.getByRole("searchbox", { name: "Sök bland våra bilar" }), "kia el taklucka{Enter}")

  await waitFor(() => expect(here()).toBe(`${PATH}?car_brand=Kia&car_fuel=El&keyphrase=taklucka`))
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Sök bland våra bilar" }).value).toBe("taklucka")
  await screen.findByText("Ingen bil passar in på ”taklucka”. Här är bilarna utan det.")
  expect(cards().length).toBeGreaterThan(0)
})

test("after a search has ignored words, a link searches for the ignored words as an exact phrase [spec 2 §2.1 free-text, §2.1 grid-states.empty]", async () => {
  await visit("car_brand=Kia&keyphrase=taklucka")

  await userEvent.click(await screen.findByRole("link", { name: "Sök ändå efter ”taklucka”" }))

  await waitFor(() => expect(here()).toBe(`${PATH}?car_brand=Kia&keyphrase="taklucka"`))
  await screen.findByText("Ingen bil passar in på allt du har valt")
  await userEvent.click(await screen.findByRole("link", { name: 'Utan "taklucka": 40 bilar' }))
  await waitFor(() => expect(here()).toBe(`${PATH}?car_brand=Kia`))
})

test("without JavaScript the list shows which words were ignored and links to a search for the exact words", async () => {
  const list = await renderDocument("CarList", fields, undefined, await loadAt("car_brand=Kia&keyphrase=taklucka"))

  expect(list.querySelector("[data-part=relaxed]")?.textContent).toBe(
    "Ingen bil passar in på ”taklucka”. Här är bilarna utan det. Sök ändå efter ”taklucka”",
  )
  expect(list.querySelectorAll("article")).toHaveLength(40)
  expect(list.querySelector("a[data-part=insist]")?.getAttribute("href")).toBe(
    `${PATH}?car_brand=Kia&keyphrase=%22taklucka%22`,
  )
})

test("going back shows the message about ignored search words again", async () => {
  await visit("keyphrase=taklucka")
  await userEvent.click(box(/^Kia/))
  await waitFor(() => expect(cards()).toHaveLength(40))

  await act(async () => window.history.back())

  await waitFor(() => expect(cards()).toHaveLength(48))
  expect(screen.getByText("Ingen bil passar in på ”taklucka”. Här är bilarna utan det.")).toBeTruthy()
})

test("the word 'billig' in the search field sorts the cars by price, lowest first [spec 2 §2.1 free-text]", async () => {
  await visit()

  await userEvent.type(screen.getByRole("searchbox", { name: "Sök bland våra bilar" }), "billig kia{Enter}")

  await waitFor(() => expect(here()).toBe(`${PATH}?car_brand=Kia&sortName=car_price_asc`))
})

test("selecting a first and a last year filters by all years in the range, and a single chip removes the filter", async () => {
  await visit()
  const years = within(screen.getByRole("group", { name: "Årsmodell", hidden: true }))
  const select = (name: string, year: string) =>
    userEvent.selectOptions(years.getByRole("combobox", { name, hidden: true }), year)

  await select("Från", "2020")
  await waitFor(() => expect(here()).toBe(`${PATH}?car_year=2020&car_year=2021&car_year=2022&car_year=2023`))
  await select("Till", "2021")
  await waitFor(() => expect(here()).toBe(`${PATH}?car_year=2020&car_year=2021`))
  await userEvent.click(screen.getByRole("link", { name: /Ta bort 2020–2021/ }))
  await waitFor(() => expect(here()).toBe(PATH))

  expect(years.getAllByRole("combobox", { hidden: true }).map((item) => (item as HTMLSelectElement).value)).toEqual([
    "",
    "",
  ])
})

test("a maximum price typed into the price field filters the list on blur, and its chip removes the filter [spec 2 §4 histogram-commit.drag, §4 histogram-commit.whole]", async () => {
  await visit()
  const top = screen.getByRole("group", { name: "Pris" })
  const field = within(top).getByRole<HTMLInputElement>("textbox", { name: "Till" })
  fireEvent.input(field, { target: { value: "150 000" } })
  fireEvent.blur(field)

  await waitFor(() => expect(here()).toBe(`${PATH}?car_price_max=150000`))
  await userEvent.click(await screen.findByRole("link", { name: /^Ta bort Högst 150/ }))
  await waitFor(() => expect(here()).toBe(PATH))
})

test("when the list contains no cars, a search shows twenty-four placeholder cards until the response arrives [spec 2 §2.1 grid-states.loading, §9 skeletons]", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  await visit("", { fails: () => true })
  await userEvent.click(box(/^Kia/))
  await screen.findByRole("alert")
  vi.stubGlobal("fetch", () => new Promise(() => {}))
  await userEvent.click(screen.getByRole("link", { name: "Försök igen" }))

  const placeholders = () => document.querySelectorAll("[aria-busy=true] [data-loading]")
  await waitFor(() => expect(placeholders()).toHaveLength(24))
})

test("a failed search shows an error, keeps the chosen filters and can be retried [spec 2 §8 search-failure.text, §2.1 grid-states.error]", async () => {
  let isGone = true
  vi.spyOn(console, "error").mockImplementation(() => {})
  await visit("", { fails: () => isGone })
  await userEvent.click(box(/^Kia/))

  expect((await screen.findByRole("alert")).textContent).toContain("Bilarna kan inte visas just nu")
  expect((box(/^Kia/) as HTMLInputElement).checked).toBe(true)
  isGone = false
  await userEvent.click(screen.getByRole("link", { name: "Försök igen" }))
  await waitFor(() => expect(cards()).toHaveLength(40))
})

test.each([
  ["the last chip is removed", "Ta bort Kia"],
  ["all filters are cleared", "Rensa alla"],
])("the focus moves to the number of cars when %s", async (_, name) => {
  await visit("car_brand=Kia")

  await userEvent.click(await screen.findByRole("link", { name }))

  await waitFor(() => expect(here()).toBe(PATH))
  expect(document.activeElement).toBe(document.querySelector("[data-scope=car-list][data-part=count]"))
})
