import { fireEvent, within } from "@testing-library/react"
import { expect, test } from "vitest"
import found from "../../../../schemas/blocks/car-page/data/default.json" with { type: "json" }
import { manyDealerships } from "../../test/dealership-index.ts"
import { renderDocument, renderLive } from "../../test/render.tsx"
import type { FoundCar } from "./find-car.ts"

const FOUND = found as FoundCar
const LINKS = { listLink: { value: { href: "/kopa-bil" } }, dealershipLink: { value: { href: "/anlaggningar" } } }

function createPage(data?: object) {
  return renderDocument("CarDetail", LINKS, undefined, data)
}

test("a car's page has one h1 with brand and model, the price and a link back to the list [spec 2 §2.5 car-head.heading car-back.list]", async () => {
  const page = await createPage(FOUND)

  expect(page.querySelectorAll("h1")).toHaveLength(1)
  expect(page.querySelector("h1")?.textContent).toBe(`${FOUND.car?.car_brand} ${FOUND.car?.car_model}`)
  expect(page.querySelector("a[href='/kopa-bil']")).not.toBeNull()
  expect(page.querySelector("section[aria-label=Pris]")?.textContent).toMatch(/kr/)
})

test("the page header has the car-of-the-week badge, the full model name and a link to the dealership's contact details [spec 2 §2.5 car-head.week car-head.dealership car-head.heading car-head.text]", async () => {
  const page = await createPage(FOUND)
  const other = await createPage({ ...FOUND, car: { ...FOUND.car, caroftheweek: false } })

  expect(within(page).getByText("Veckans bil")).toBeTruthy()
  expect(within(other).queryByText("Veckans bil")).toBeNull()
  expect(page.querySelector("h1 + p")?.textContent).toBe(FOUND.car?.car_version)
  expect(page.querySelector("h1")?.textContent).toBe("Ford Mustang Mach-E")
  const [seat] = within(page).getAllByRole("link", { name: FOUND.dealership?.site_official_name ?? "?" })
  expect(seat?.getAttribute("href")).toBe("#contact")
})

test("a car with a reduced price shows the lowest price of the previous thirty days and a collapsed price history", async () => {
  const page = await createPage(FOUND)
  const box = page.querySelector("section[aria-label=Pris]")
  const same = await createPage({ ...FOUND, prices: FOUND.prices?.slice(-1) })

  expect(box?.textContent).toMatch(/Du sparar 36.000.kr/)
  expect(box?.textContent).toMatch(/Lägsta pris de 30 dagarna före sänkningen: 407.900.kr/)
  const table = page.querySelector("table[aria-label=Prishistorik]")
  const cells = [...(table?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent)
  expect(cells).toEqual([
    expect.stringMatching(/^2026-11-18371.900.kr$/),
    expect.stringMatching(/^2026-11-14407.900.kr$/),
  ])
  expect(table?.closest("details")?.querySelector("summary")?.textContent).toBe("Prishistorik")
  expect(same.querySelector("table[aria-label=Prishistorik]")).toBeNull()
})

test("the saving is calculated from the lowest price of the previous thirty days", async () => {
  const pageWith = (car_lowest_price: number) => createPage({ ...FOUND, car: { ...FOUND.car, car_lowest_price } })
  const cheap = await pageWith(380_900)
  const never = await pageWith(370_000)

  expect(cheap.querySelector("section[aria-label=Pris] strong")?.textContent).toMatch(/^Du sparar 9.000.kr$/)
  expect(never.querySelector("section[aria-label=Pris] s")).toBeNull()
})

test("a price comparison shows its result and the number of compared cars", async () => {
  const page = await createPage({ ...FOUND, compared: { label: "lower", usual: 412_345, cars: 9 } })
  const other = await createPage({ ...FOUND, compared: null })

  const summary = within(page).getByText("Lägre pris än liknande bilar hos oss")
  const method = summary.closest("details")?.textContent
  expect(method).toMatch(/Jämfört med 9 andra begagnade bilar hos oss .+ är 412.000.kr\./)
  expect(method).toContain("mindre än 8 procent")
  expect(within(other).queryByText(/liknande bilar hos oss/)).toBeNull()
})

test("every link to the contact, quote or test-drive section has a target on the page [spec 2 §2.5 car-anchors.contact car-anchors.contact-form]", async () => {
  const page = await createPage(FOUND)

  for (const id of ["contact", "contact-form", "contact-quote", "contact-testdrive"])
    expect(page.querySelectorAll(`[id=${id}]`), id).toHaveLength(1)
  const targets = [...page.querySelectorAll("a[href^='#']")].map((link) => link.getAttribute("href")?.slice(1))
  expect(targets.filter((id) => page.querySelector(`[id="${id}"]`) === null)).toEqual([])
})

test("sellers with neither a phone number nor an e-mail address are not listed [spec 2 §5 sellers]", async () => {
  const car = { ...FOUND.car, car_sellers: [{ name: "Ada", phone: "+46 40 1" }, { name: "Bo" }] }
  const page = await createPage({ ...FOUND, car })

  expect(within(page).getByRole("link", { name: "+46 40 1" }).getAttribute("href")).toBe("tel:+46401")
  expect(within(page).queryByText("Bo")).toBeNull()
})

test("a car without pictures shows a note that pictures will follow [spec 2 §2.5 car-images-missing.all]", async () => {
  const page = await createPage({ ...FOUND, car: { ...FOUND.car, car_images: [] } })

  expect(within(page).getByText("Bilder kommer snart", { exact: false })).toBeTruthy()
})

test("similar cars are shown in a row with links to their pages [spec 2 §2.5 car-similar.row car-similar.heading]", async () => {
  const page = await createPage(FOUND)
  const sample = await createPage({ ...FOUND, car: { ...FOUND.car, car_is_sample: true } })
  const [first] = FOUND.similar

  const row = page.querySelector("section[aria-labelledby=similar]")
  expect(row?.querySelectorAll("[data-scope=handle-row][data-part=item]")).toHaveLength(FOUND.similar.length)
  expect(row?.querySelector(`a[href="/kop-bil/bil/${first?.car_id}/${first?.slug}"]`)).not.toBeNull()
  expect(page.querySelector("h2#similar")?.textContent).toBe("Liknande bilar")
  expect(sample.querySelector("h2#similar")?.textContent).toBe("Begagnade av samma modell")
})

test("the page of an example listing of a new car shows four other dealerships that sell the car's brand, and the rest in a collapsed section [spec 2 §7 similar-query.dealerships]", async () => {
  const name = FOUND.dealership?.site_official_name ?? ""
  const offeredAt = [{ site_official_name: name }, ...manyDealerships(6)]
  const page = await createPage({ ...FOUND, car: { ...FOUND.car, car_is_sample: true }, offeredAt })
  const list = page.querySelector("[data-scope=offered-at][data-part=root]")

  expect(list?.querySelector("h2")?.textContent).toBe("Här säljs Ford")
  expect(list?.querySelectorAll("li")).toHaveLength(6)
  expect(list?.querySelector("details > summary")?.textContent).toBe("Fler anläggningar (2)")
  expect(list?.querySelectorAll("details li")).toHaveLength(2)
  const [place] = list?.querySelectorAll("li") ?? []
  expect(place?.textContent).toBe("Norrvik 0Kajgatan 0, 411 04 Borås+46 31 390 06 41")
  const links = [...(place?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
  expect(links).toEqual([expect.stringMatching(/\/norrvik-0$/), "tel:+46313900641"])
  expect((await createPage(FOUND)).querySelector("[data-scope=offered-at]")).toBeNull()
})

test("the contact section of an example listing of a new car without a dealership lists the dealerships that sell the car's brand", async () => {
  const { car_site_name: _, car_sellers: __, ...car } = FOUND.car ?? {}
  const page = await createPage({
    ...FOUND,
    car: { ...car, car_is_sample: true },
    dealership: null,
    offeredAt: manyDealerships(1),
  })

  const headings = [...page.querySelectorAll("[id=contact] h2")].map((heading) => heading.textContent)
  expect(headings).toEqual(["Här säljs Ford"])
})

test("a picture that fails to load is replaced by a text [spec 2 §2.5 car-images-missing.one]", async () => {
  const page = await renderLive("CarDetail", LINKS, undefined, FOUND)
  const gallery = within(page).getByRole("region", { name: "Bilder på bilen" })
  const pictures = gallery.querySelectorAll("img").length

  fireEvent.error(gallery.querySelector("img") as HTMLImageElement)

  expect(within(gallery).getByText("Bilden saknas")).toBeTruthy()
  expect(gallery.querySelectorAll("img")).toHaveLength(pictures - 1)
})

test("the page of a removed car has a heading, an explanation with links to similar cars, and a link that searches for the words in the car's URL [spec 2 §2.5 car-not-found.heading car-not-found.others car-not-found.list, §8 car-failure.missing]", async () => {
  const gone = { car: null, dealership: null, slug: "2025-volvo-ex30-21000007" }
  const page = await createPage({ ...gone, similar: FOUND.similar })
  const alone = await createPage({ ...gone, similar: [] })

  expect(page.querySelector("a[href='/kopa-bil?keyphrase=volvo+ex30']")).not.toBeNull()
  expect([...page.querySelectorAll("h1")].map(({ textContent }) => textContent)).toEqual([
    "Bilen finns inte längre kvar",
  ])
  const links = FOUND.similar.map(({ car_id, slug }) => page.querySelector(`a[href="/kop-bil/bil/${car_id}/${slug}"]`))
  expect(links.length).toBeGreaterThan(0)
  expect(links).not.toContain(null)
  expect(page.textContent).toContain("som liknar den")
  expect(alone.textContent).not.toContain("som liknar den")
})

test("the page of a sold car shows the sale date, the last price and a link to similar cars", async () => {
  const page = await createPage({
    ...FOUND,
    car: { ...FOUND.car, car_is_sold: true, car_sold_at: "2026-11-20T10:00:00Z" },
  })

  expect(within(page).getByRole("heading", { name: "Den här bilen är såld" })).toBeTruthy()
  expect(within(page).getByText("Såld 2026-11-20")).toBeTruthy()
  expect(within(page).getByText(/^Sista pris \d{3}.\d{3}.kr$/)).toBeTruthy()
  expect(page.querySelector("[data-scope=car-page][data-part=root]")?.getAttribute("data-state")).toBe("sold")
  expect(page.querySelector("a[href='#similar']")).not.toBeNull()
  const alone = await createPage({ ...FOUND, car: { ...FOUND.car, car_is_sold: true }, similar: [] })
  expect(alone.querySelector("a[href='#similar']")).toBeNull()
  expect(page.querySelector("#finance")).toBeNull()
  expect(page.querySelector("section[aria-label=Pris]")).toBeNull()
})

test("a car page whose data fails to load shows an error with a retry link [spec 2 §8 car-failure.failed]", async () => {
  const page = await createPage()

  expect(within(page).getByRole("alert").querySelectorAll("a").length).toBe(2)
})
